import type { Freelancer } from '@skillharbor/contract';
import { paths } from '../navigation/paths.ts';
import { nameOf } from './nameOf.ts';

/** A profile as search engines read it (https://schema.org/ProfilePage), without where the person lives and writes. */
export function profilePage(freelancer: Freelancer, { origin }: { origin: string }): object | null {
  const { id, user, title, bio, skills, profile_picture_2x: picture } = freelancer;
  // Such a profile is not listed.
  if (bio === '') return null;
  const url = origin + paths.freelancer(id);
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
      ...(picture !== null && { image: URL.parse(picture, origin)?.href }),
      ...(skills.length > 0 && { knowsAbout: skills.map(({ name }) => name) }),
    },
  };
}
