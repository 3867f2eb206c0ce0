import type { Application, DeclineAllInput } from '@skillharbor/contract';

/** The client's choices for individual applicants, by the id of the application. */
export interface Choices {
  /** The applications that stay undecided. */
  excluded: readonly number[];
  /** Messages to individual applicants, which replace the message to everyone. */
  own: Readonly<Record<number, string>>;
}

export const noChoices: Choices = { excluded: [], own: {} };

/** Returns the message as the server will send it, with the applicant's first name instead of `{name}`. */
export function messageTo(
  { applicant, hidden }: Pick<Application, 'applicant' | 'hidden'>,
  message: string,
): string {
  const [firstName = ''] = hidden ? [applicant.name] : applicant.name.split(' ');
  return message.replaceAll('{name}', () => firstName);
}

/**
 * Returns the request that declines the loaded undecided applications. The newest of them tells the server which
 * applications the client has seen.
 */
export function declineAllInput(
  undecided: readonly Application[],
  message: string,
  { excluded, own }: Choices,
): DeclineAllInput {
  return {
    up_to: Math.max(...undecided.map(({ id }) => id)),
    message: message.trim(),
    own_messages: Object.entries(own)
      .map(([id, text]) => ({ application: Number(id), message: text.trim() }))
      .filter(({ application }) => !excluded.includes(application)),
    keep: [...excluded],
  };
}
