import type { Application, DeclineAllInput } from '@skillharbor/contract';

/** What the client chose for single applicants, by the id of the application. */
export interface Choices {
  /** They stay undecided. */
  kept: readonly number[];
  /** Messages instead of the one to everyone. */
  own: Readonly<Record<number, string>>;
}

export const noChoices: Choices = { kept: [], own: {} };

/** As the server writes it: `{name}` becomes the first name. */
export function messageTo(
  { applicant, hidden }: Pick<Application, 'applicant' | 'hidden'>,
  message: string,
): string {
  const [firstName = ''] = hidden ? [applicant.name] : applicant.name.split(' ');
  return message.replaceAll('{name}', () => firstName);
}

/** The undecided applications of the loaded ones; the newest of them is the last that the client has seen. */
export function declineAllInput(
  undecided: readonly Application[],
  message: string,
  { kept, own }: Choices,
): DeclineAllInput {
  return {
    up_to: Math.max(...undecided.map(({ id }) => id)),
    message: message.trim(),
    own_messages: Object.entries(own)
      .map(([id, text]) => ({ application: Number(id), message: text.trim() }))
      .filter(({ application }) => !kept.includes(application)),
    keep: [...kept],
  };
}
