/**
 * Chooses the texts in the pictures of jobs, companies and freelancers. The texts contain only public data, and only
 * letters that the fonts can draw.
 */
import { createHash } from 'node:crypto';
import type { Brand, Company, Freelancer, Job } from '@skillharbor/contract';
import { englishJobWords, formatPay } from '@skillharbor/prose';
import { drawable } from './drawable.ts';

export interface PictureContent {
  headline: string;
  byline: string | null;
  facts: string;
  /** The name and the accent colour of the site, or null for Skill Harbor. */
  brand: PictureBrand | null;
}

interface PictureBrand {
  name: string;
  accent: string | null;
}

/** The content that describes the page, without the brand of the site. */
type Subject = Omit<PictureContent, 'brand'>;

const SLOGAN = 'Good work docks here.';
/** The version of the design. Increase it after each visible change, so that caches fetch new pictures. */
const DESIGN_VERSION = 2;
const USUAL_NAME = 'Skill Harbor';

/** Adds the brand to the content of a picture. A site name that the fonts cannot draw is omitted. */
export function branded(subject: Subject, { name, accent, logo }: Brand): PictureContent {
  const isUsual = name === USUAL_NAME && accent === null && logo === null;
  return { ...subject, brand: isUsual ? null : { name: drawable(name) ?? '', accent } };
}

/** Returns the texts in the picture of the site itself. */
export function siteContent({ name }: Brand): Subject {
  return { headline: drawable(name) ?? SLOGAN, byline: null, facts: SLOGAN };
}

export function jobContent(job: Job): Subject {
  const saysRemote = /^remote\b/i.test(job.location);
  return {
    headline: drawable(job.title) ?? SLOGAN,
    byline: job.company_slug === null ? null : drawable(job.company),
    facts: joined([
      job.pay && drawable(formatPay(job.pay, englishJobWords.pay, 'en-US')),
      englishJobWords.employmentTypes[job.employment_type],
      saysRemote ? null : englishJobWords.workTypes[job.remote],
      drawable(job.location),
    ]),
  };
}

/**
 * Returns the texts in the picture of a company. They do not include the website, because a picture of this site should
 * not show another site's address.
 */
export function companyContent({ name, open_jobs }: Company): Subject {
  const jobs = open_jobs === 1 ? '1 open job' : `${open_jobs} open jobs`;
  return { headline: drawable(name) ?? SLOGAN, byline: null, facts: open_jobs === 0 ? 'Company' : jobs };
}

export function freelancerContent({ user, title, location }: Freelancer): Subject {
  return {
    headline: drawable(`${user.first_name} ${user.last_name}`) ?? SLOGAN,
    byline: drawable(title),
    facts: joined(['Freelancer', drawable(location)]),
  };
}

/** Returns a key for the picture. Two pictures with the same content have the same key. */
export function contentKey(content: PictureContent): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, content]))
    .digest('base64url');
}

function joined(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null).join('  ·  ');
}
