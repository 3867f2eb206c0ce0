/** Writes the mails to clients about their listings that the server has published or paused, or is about to pause. */
import { letter, linked } from './letter.ts';
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

/** Says that the listing is public on the day that the client had planned. */
export function publishedMail(about: ListingMail): Mail {
  return letter(eventOf('job_published', about), about, (texts) =>
    linked(texts.jobPublished(about), `${about.site}/manage-job/${about.jobId}`),
  );
}

/** Asks whether the client is still looking. The listing is paused after `days` days without a confirmation. */
export function stillLookingMail(about: ListingMail & { token: string; days: number }): Mail {
  const href = `${about.site}/still-looking#token=${encodeURIComponent(about.token)}`;
  return letter(eventOf('job_unattended', about), about, (texts) => linked(texts.stillLooking(about), href));
}

/** Says that the listing is paused. These mails are always sent, even to clients who were not asked before. */
export function unconfirmedMail(about: ListingMail): Mail {
  return letter(eventOf('job_unattended_paused', about), about, (texts) =>
    linked(texts.unconfirmed(about), `${about.site}/manage-job/${about.jobId}`),
  );
}
