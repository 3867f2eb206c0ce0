/** The texts of the mails about listings that may have been forgotten, and about paused ones. */
import type { Mail } from './mails.repository.ts';
import { oneLine, write } from './templates.ts';

interface ListingMail {
  to: string;
  firstName: string;
  jobId: number;
  jobTitle: string;
  site: string;
}

/** For the job's client. `days`: until the listing is paused. */
export function stillLookingMail(about: ListingMail & { token: string; days: number }): Mail {
  return {
    to: about.to,
    subject: oneLine(`Still looking? ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `your job "${about.jobTitle}" is listed, and for two weeks you have not looked at it. Are you still looking for a freelancer?`,
      ],
      button: {
        label: 'Yes, keep it listed',
        href: `${about.site}/still-looking?token=${encodeURIComponent(about.token)}`,
      },
      closing: `You need not log in. Without an answer, we pause the listing in ${about.days} days, so that freelancers do not write to an empty desk. Nothing is deleted.`,
    }),
  };
}

/** For the job's client. */
export function unansweredMail(about: ListingMail): Mail {
  return {
    to: about.to,
    subject: oneLine(`Your listing is paused: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `a week ago we asked whether you are still looking for a freelancer for "${about.jobTitle}". There was no answer, so we have paused the listing.`,
      ],
      button: { label: 'See the job', href: `${about.site}/manage-job/${about.jobId}` },
      closing:
        'The applications that you have stay, and wait for your answer. You can reactivate the listing at any time, also by the link in the mail of last week.',
    }),
  };
}

/** For an applicant who waits. */
export function pausedJobMail(
  about: Omit<ListingMail, 'jobId'> & { company: string; applicationId: number },
): Mail {
  return {
    to: about.to,
    subject: oneLine(`A job you applied for is paused: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `the job "${about.jobTitle}" by ${about.company} is paused: it takes no new applications for now.`,
        'Your application stays with the client, who still owes you an answer.',
      ],
      button: { label: 'See your application', href: `${about.site}/dashboard/${about.applicationId}` },
      closing: 'You need not do anything. If you would rather not wait, you can withdraw it there.',
    }),
  };
}
