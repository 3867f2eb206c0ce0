/** The values of `{name}` and `{job}`. If the name is not known yet, its value is `{name}`. */
export interface Places {
  name: string;
  job: string;
}

/** Returns the message for one applicant, with the values in place of the placeholders. */
export function messageOf(template: string, { name, job }: Places): string {
  return template.replaceAll('{job}', () => job).replaceAll('{name}', () => name);
}

/**
 * Returns a message with placeholders instead of the name and the job, so that it fits other applicants and jobs. A
 * name that is only a part of a longer word is not replaced.
 */
export function templateOf(message: string, { name, job }: Places): string {
  return replaceWord(replaceWord(message.trim(), job, '{job}'), name, '{name}');
}

function replaceWord(text: string, word: string, by: string): string {
  if (word.trim() === '' || word === by) return text;
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'gu'), () => by);
}

/**
 * Returns the text of the field after the user chooses a message. The message replaces an earlier chosen message, but
 * is added after a typed text.
 */
export function withMessage(text: string, chosen: string, before: string | undefined): string {
  return text.trim() === '' || text === before ? chosen : `${text.trimEnd()}\n\n${chosen}`;
}
