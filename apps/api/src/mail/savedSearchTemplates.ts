/** Writes the mails that list the matches of saved searches. */
import { letter, linked } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';
import { oneLine } from './write.ts';

export interface MailedSearch {
  name: string;
  /** The jobs that match the search, newest first. There is at least one job. */
  jobs: readonly { jobId: number; title: string; company: string }[];
  /** The secret in the link with which the user manages this search. */
  token: string;
}

/** Writes a mail that names at most `max` jobs of each search, and states the number of further jobs. */
export function savedSearchesMail(
  about: Receiver & { searches: readonly MailedSearch[]; max: number; site: string },
): Mail {
  const { searches, max, site } = about;
  const found = searches.flatMap(({ jobs }) => jobs);
  return letter(
    'savedSearches',
    { kind: 'saved_search_matched', title: found[0]?.title ?? '' },
    about,
    (texts) => {
      const { search, job, more, manage, ...said } = texts.savedSearches({
        jobTitle: found[0]?.title ?? '',
        others: found.length - 1,
      });
      const sections = searches.map(({ name, jobs, token }) => ({
        title: search(oneLine(name)),
        links: jobs.slice(0, max).map(({ jobId, title, company }) => ({
          label: job({ jobTitle: oneLine(title), company: oneLine(company) }),
          href: `${site}/job/${jobId}`,
        })),
        ...(jobs.length > max && { after: more(jobs.length - max) }),
        footer: { label: manage, href: linkOf(site, token) },
      }));
      return { ...linked(said, `${site}/saved-searches`), keepsSubject: true, sections };
    },
  );
}

export interface MailedFreelancerSearch {
  name: string;
  /**
   * The freelancers who match the search, newest first. There is at least one freelancer, and all of them allow clients
   * to see their names.
   */
  freelancers: readonly { freelancerId: number; name: string; title: string }[];
  /** The secret in the link with which the user manages this search. */
  token: string;
}

/** Writes a mail that names at most `max` freelancers of each search, and states the number of further freelancers. */
export function foundFreelancersMail(
  about: Receiver & { searches: readonly MailedFreelancerSearch[]; max: number; site: string },
): Mail {
  const { searches, max, site } = about;
  const found = searches.flatMap(({ freelancers }) => freelancers);
  const event = { kind: 'freelancers_found', title: searches[0]?.name ?? '' } as const;
  return letter('foundFreelancers', event, about, (texts) => {
    const { search, freelancer, more, manage, ...said } = texts.foundFreelancers({
      name: oneLine(found[0]?.name ?? ''),
      others: found.length - 1,
    });
    const sections = searches.map(({ name, freelancers, token }) => ({
      title: search(oneLine(name)),
      links: freelancers.slice(0, max).map((one) => ({
        label: freelancer({ name: oneLine(one.name), title: oneLine(one.title) }),
        href: `${site}/freelancer/${one.freelancerId}`,
      })),
      ...(freelancers.length > max && { after: more(freelancers.length - max) }),
      footer: { label: manage, href: linkOf(site, token) },
    }));
    return { ...linked(said, `${site}/saved-searches`), keepsSubject: true, sections };
  });
}

/** The token follows the #, because browsers do not send the part after the # to servers. */
const linkOf = (site: string, token: string) => `${site}/saved-search#token=${encodeURIComponent(token)}`;
