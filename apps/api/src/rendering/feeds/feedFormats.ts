/** Writes a list of jobs as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) or Atom (RFC 4287, paged by RFC 5005). */
import type { JobSummary } from '@skillharbor/contract';
import { englishJobWords, formatHireFrom, formatPay } from '@skillharbor/prose';
import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { withoutControls } from './xmlText.ts';

export interface Feed {
  title: string;
  /** The absolute URL of the page that shows the list of the feed. */
  pageUrl: string;
  /** The absolute URL of the feed itself. */
  url: string;
  /** The absolute URL of the feed that continues with older jobs, or null on the last page. */
  nextUrl: string | null;
  entries: readonly FeedEntry[];
}

interface FeedEntry {
  /** The absolute URL of the job, which is also the id of the feed's entry. */
  url: string;
  title: string;
  company: { name: string; url?: string };
  /** The facts of the job in one line, followed by its short description. */
  content: string;
  summary: string;
  category: string;
  posted: Date;
}

interface FeedFormat {
  mediaType: string;
  /** Writes the feed. `emptyAt` is stated as the time of the last change if the feed has no entries. */
  write: (feed: Feed, emptyAt: Date) => string;
}

export const feedFormats = {
  atom: { mediaType: 'application/atom+xml', write: atom },
  json: { mediaType: 'application/feed+json', write: jsonFeed },
} as const satisfies Record<string, FeedFormat>;

/** Returns the feed entry of a job, or null for a job that was never public. */
export function feedEntry(job: JobSummary, origin: string): FeedEntry | null {
  if (job.date_posted === null) return null;
  const pay = job.pay ? formatPay(job.pay, englishJobWords.pay, 'en-US') : job.salary_range;
  const facts = [
    englishJobWords.employmentTypes[job.employment_type],
    englishJobWords.workTypes[job.remote],
    withoutControls(job.location),
    job.hire_from && `hires from ${formatHireFrom(job.hire_from, englishJobWords.places, 'en-US')}`,
    pay && withoutControls(pay),
    `apply until ${job.application_deadline}`,
  ];
  const name = withoutControls(job.company);
  const summary = withoutControls(job.short_description);
  return {
    url: `${origin}/job/${job.id}`,
    title: `${withoutControls(job.title)} · ${name}`,
    company: { name, ...(job.company_slug !== null && { url: `${origin}/company/${job.company_slug}` }) },
    content: `${facts.filter((fact) => fact !== null).join(' · ')}\n\n${summary}`,
    summary,
    category: job.category,
    posted: new Date(job.date_posted),
  };
}

function jsonFeed({ title, pageUrl, url, nextUrl, entries }: Feed): string {
  return JSON.stringify(
    generateJsonFeed({
      title,
      home_page_url: pageUrl,
      feed_url: url,
      ...(nextUrl !== null && { next_url: nextUrl }),
      items: entries.map((entry) => ({
        id: entry.url,
        url: entry.url,
        title: entry.title,
        content_text: entry.content,
        summary: entry.summary,
        date_published: entry.posted,
        authors: [entry.company],
        tags: [entry.category],
      })),
    }),
  );
}

/** Atom requires the time of the feed's last change, which is the time of its newest entry. */
function atom({ title, pageUrl, url, nextUrl, entries }: Feed, emptyAt: Date): string {
  const newest = Math.max(...entries.map(({ posted }) => posted.getTime()));
  const type = feedFormats.atom.mediaType;
  return generateAtomFeed({
    id: url,
    title: { value: withoutControls(title) },
    updated: entries.length === 0 ? emptyAt : new Date(newest),
    links: [
      { rel: 'self', href: url, type },
      { rel: 'alternate', href: pageUrl, type: 'text/html' },
      ...(nextUrl === null ? [] : [{ rel: 'next', href: nextUrl, type }]),
    ],
    entries: entries.map((entry) => ({
      id: entry.url,
      title: { value: entry.title },
      links: [{ rel: 'alternate', href: entry.url, type: 'text/html' }],
      published: entry.posted,
      updated: entry.posted,
      authors: [{ name: entry.company.name, ...(entry.company.url && { uri: entry.company.url }) }],
      categories: [{ term: entry.category }],
      summary: { value: entry.summary },
      content: { value: entry.content },
    })),
  });
}
