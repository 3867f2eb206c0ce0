import type { Freelancer } from '@skillharbor/contract';
import { excerpt } from '@skillharbor/prose';
import type { Preview } from '../app/preview.ts';
import { socialPicture } from '../app/socialPicture.ts';
import { paths } from '../navigation/paths.ts';
import { nameOf } from './nameOf.ts';

/**
 * Returns the preview of a profile. Search engines leave out a profile without a bio, because its page is only for
 * people who have the link.
 */
export function freelancerPreview({ id, user, title, bio, location }: Freelancer): Preview {
  const name = nameOf(user);
  const subject = title === '' ? name : `${name}, ${title}`;
  return {
    description: excerpt(bio === '' ? subject : `${title === '' ? '' : `${title}. `}${bio}`),
    canonical: bio === '' ? null : paths.freelancer(id),
    picture: { path: socialPicture('freelancer', id, [name, title, location]), alt: subject },
    type: 'profile',
  };
}
