/** Writes the mail that names the new jobs of saved searches. */
import { letter, linked } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';
import { oneLine } from './write.ts';

export interface MailedSearch {
  name: string;
  /** The jobs of the search, newest first. There is at least one. */
  jobs: readonly { jobId: number; title: string; company: string }[];
  /** The secret of the link that manages this search. */
  token: string;
}

/** Names at most `maxJobs` jobs of each search, and counts the others. */
export function savedSearchesMail(
  about: Receiver & { searches: readonly MailedSearch[]; maxJobs: number; site: string },
): Mail {
  const { searches, maxJobs, site } = about;
  const found = searches.flatMap(({ jobs }) => jobs);
  return letter({ kind: 'saved_search_matched', title: found[0]?.title ?? '' }, about, (texts) => {
    const { search, job, more, manage, ...said } = texts.savedSearches({
      jobTitle: found[0]?.title ?? '',
      others: found.length - 1,
    });
    const sections = searches.map(({ name, jobs, token }) => ({
      title: search(oneLine(name)),
      links: jobs.slice(0, maxJobs).map(({ jobId, title, company }) => ({
        label: job({ jobTitle: oneLine(title), company: oneLine(company) }),
        href: `${site}/job/${jobId}`,
      })),
      ...(jobs.length > maxJobs && { after: more(jobs.length - maxJobs) }),
      // The token follows the #, because browsers do not send that part of an address to servers.
      footer: { label: manage, href: `${site}/saved-search#token=${encodeURIComponent(token)}` },
    }));
    return { ...linked(said, `${site}/saved-searches`), sections };
  });
}
