import type { Freelancer } from '@skillharbor/contract';
import { paths } from '../navigation/paths.ts';
import { nameOf } from './nameOf.ts';

/** Describes a profile for search engines (https://schema.org/ProfilePage), without location and email address. */
export function profilePage(
  freelancer: Freelancer,
  { publicOrigin }: { publicOrigin: string },
): object | null {
  const { id, user, title, bio, skills, profile_picture_2x: picture } = freelancer;
  // The directory does not list a profile without a bio.
  if (bio === '') return null;
  const url = publicOrigin + paths.freelancer(id);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      name: nameOf(user),
      ...(title !== '' && { jobTitle: title }),
      description: bio,
      ...(picture !== null && { image: URL.parse(picture, publicOrigin)?.href }),
      ...(skills.length > 0 && { knowsAbout: skills.map(({ name }) => name) }),
    },
  };
}
