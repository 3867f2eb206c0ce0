import { invitationInputRules } from '@skillharbor/contract';
import type { JobToInviteTo } from '@skillharbor/contract';
import type { invitations } from '../../messages/invitations.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** The values of the form's fields. `job` is the id of a job, or '' before one is chosen. */
export interface InviteValues {
  job: string;
  message: string;
}

export interface InviteInput {
  jobId: number;
  message: string;
}

/** Returns the values of an empty form. The only possible job is chosen from the start. */
export function emptyInvitation(jobs: readonly JobToInviteTo[]): InviteValues {
  const [first, ...others] = jobs.filter(({ standing }) => standing === 'open');
  return { job: first && others.length === 0 ? String(first.id) : '', message: '' };
}

export function validateInvitation(
  { job, message }: InviteValues,
  messages: (typeof invitations)['invite'],
  format: { number(value: number): string },
) {
  const { maxLength } = invitationInputRules.message;
  return problemsOf({
    job: job === '' ? messages.jobRequired : undefined,
    message: isBlank(message)
      ? messages.messageRequired
      : isLongerThan(message.trim(), maxLength)
        ? messages.tooLong(format.number(maxLength))
        : undefined,
  });
}
