import type { Company } from '@skillharbor/contract';
import { excerpt } from '@skillharbor/prose';
import type { AppMessages } from '../language/messages.ts';
import type { Preview } from '../app/preview.ts';
import { socialPicture } from '../app/socialPicture.ts';
import { feeds, paths } from '../navigation/paths.ts';

/**
 * Returns the preview of a company. Search engines leave out a company that has neither a text nor an open job, because
 * its page is only for people who have the link.
 */
export function companyPreview(
  { id, slug, name, about, open_jobs }: Company,
  { descriptions }: AppMessages,
): Preview {
  return {
    description: about === '' ? descriptions.company(name) : excerpt(about),
    canonical: about === '' && open_jobs === 0 ? null : paths.company(slug),
    feeds: feeds.companyJobs(slug),
    picture: { path: socialPicture('company', id, [name, String(open_jobs)]), alt: name },
  };
}
