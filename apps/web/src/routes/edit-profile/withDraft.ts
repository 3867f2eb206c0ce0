import type { Freelancer, SkillGroup } from '@skillharbor/contract';
import type { KeptDraft } from '../../session/useDraft.ts';

interface Profile {
  freelancer: Freelancer;
  skillGroups: readonly SkillGroup[];
}

/** The profile as its writer left it in the form. */
export function withDraft({ freelancer, skillGroups }: Profile, draft: KeptDraft): Profile {
  const { skills, ...fields } = draft.fill({
    title: freelancer.title,
    bio: freelancer.bio,
    experience: freelancer.experience,
    portfolio_link: freelancer.portfolio_link,
    location: freelancer.location,
    availability_status: freelancer.availability_status,
    skills: freelancer.skills.map(({ id }) => id),
  });
  const { hourly_rate } = draft.fill({ hourly_rate: freelancer.hourly_rate ?? NaN });
  return {
    skillGroups,
    freelancer: {
      ...freelancer,
      ...fields,
      hourly_rate: Number.isNaN(hourly_rate) ? null : hourly_rate,
      skills: skillGroups.flatMap((group) => group.skills).filter(({ id }) => skills.includes(id)),
    },
  };
}
