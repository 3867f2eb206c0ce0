/** The mails for clients whose listings may have been forgotten. */
import { letter, linked } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';

interface ListingMail extends Receiver {
  jobId: number;
  jobTitle: string;
  site: string;
}

/** `days`: until the listing is paused. */
export function stillLookingMail(about: ListingMail & { token: string; days: number }): Mail {
  const href = `${about.site}/still-looking#token=${encodeURIComponent(about.token)}`;
  return letter(about, (texts) => linked(texts.stillLooking(about), href));
}

export function unansweredMail(about: ListingMail): Mail {
  return letter(about, (texts) => linked(texts.unanswered(about), `${about.site}/manage-job/${about.jobId}`));
}
