/** Writes the mails that name what saved searches have found. */
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

/** Names at most `max` jobs of each search, and counts the others. */
export function savedSearchesMail(
  about: Receiver & { searches: readonly MailedSearch[]; max: number; site: string },
): Mail {
  const { searches, max, site } = about;
  const found = searches.flatMap(({ jobs }) => jobs);
  return letter({ kind: 'saved_search_matched', title: found[0]?.title ?? '' }, about, (texts) => {
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
    return { ...linked(said, `${site}/saved-searches`), sections };
  });
}

export interface MailedFreelancerSearch {
  name: string;
  /** The freelancers of the search, newest first. There is at least one, and each one allows to be named. */
  freelancers: readonly { freelancerId: number; name: string; title: string }[];
  /** The secret of the link that manages this search. */
  token: string;
}

/** Names at most `max` freelancers of each search, and counts the others. */
export function foundFreelancersMail(
  about: Receiver & { searches: readonly MailedFreelancerSearch[]; max: number; site: string },
): Mail {
  const { searches, max, site } = about;
  const found = searches.flatMap(({ freelancers }) => freelancers);
  const event = { kind: 'freelancers_found', title: searches[0]?.name ?? '' } as const;
  return letter(event, about, (texts) => {
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
    return { ...linked(said, `${site}/saved-searches`), sections };
  });
}

/** The token follows the #, because browsers do not send that part of an address to servers. */
const linkOf = (site: string, token: string) => `${site}/saved-search#token=${encodeURIComponent(token)}`;
