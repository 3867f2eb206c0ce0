import type { FreelancerProfile } from '@skillharbor/contract';

/**
 * Returns a profile as a JSON Resume, which other sites import.
 *
 * @see https://jsonresume.org/schema
 */
export function jsonResume(profile: FreelancerProfile) {
  const { user, title, bio, location, portfolio_link, skills, portfolio } = profile;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: `${user.first_name} ${user.last_name}`,
      ...(title && { label: title }),
      ...(user.email !== null && { email: user.email }),
      ...(portfolio_link && { url: portfolio_link }),
      ...(bio && { summary: bio }),
      ...(location && { location: { address: location } }),
    },
    skills: skills.map(({ name }) => ({ name })),
    projects: portfolio.map(({ title: name, link }) => ({ name, ...(link && { url: link }) })),
  };
}
