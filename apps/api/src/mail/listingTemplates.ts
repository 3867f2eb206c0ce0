/** Writes the mails that tell clients that the server has published or paused their jobs, or is about to pause one. */
import { letter, linked, pick } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';

interface ListingMail extends Receiver {
  jobId: number;
  jobTitle: string;
  site: string;
}

type ListingEvent = 'job_published' | 'job_unattended' | 'job_unattended_paused';

function eventOf(kind: ListingEvent, { jobId, jobTitle }: ListingMail) {
  return { kind, title: jobTitle, jobId };
}

/** Writes the mail that tells the client that the job was published on the day that the client planned. */
export function publishedMail(about: ListingMail): Mail {
  return letter('jobPublished', eventOf('job_published', about), about, (texts) =>
    linked(texts.jobPublished(about), `${about.site}/manage-job/${about.jobId}`, pick(about, 'jobTitle')),
  );
}

/**
 * Writes the mail that asks whether the client is still looking for freelancers. The job is paused after `days` days
 * without a confirmation.
 */
export function stillLookingMail(about: ListingMail & { token: string; days: number }): Mail {
  const href = `${about.site}/still-looking#token=${encodeURIComponent(about.token)}`;
  return letter('stillLooking', eventOf('job_unattended', about), about, (texts) =>
    linked(texts.stillLooking(about), href, pick(about, 'jobTitle')),
  );
}

/**
 * Writes the mail that tells the client that the job was paused. It is always sent, even to clients who did not get the
 * question whether they are still looking.
 */
export function unconfirmedMail(about: ListingMail): Mail {
  return letter('unconfirmed', eventOf('job_unattended_paused', about), about, (texts) =>
    linked(texts.unconfirmed(about), `${about.site}/manage-job/${about.jobId}`, pick(about, 'jobTitle')),
  );
}
