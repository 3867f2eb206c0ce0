/** The values of `{name}` and `{job}`. A name that is not known yet stays `{name}`. */
export interface Places {
  name: string;
  job: string;
}

/** Returns the message for one applicant. */
export function messageOf(template: string, { name, job }: Places): string {
  return template.replaceAll('{job}', () => job).replaceAll('{name}', () => name);
}

/**
 * Returns a message with placeholders instead of the name and the job, so that it fits other applicants and jobs. Names
 * inside other words stay.
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
 * Returns the text with the chosen message. It replaces an earlier chosen message, but is added after a text that the
 * user typed.
 */
export function withMessage(text: string, chosen: string, before: string | undefined): string {
  return text.trim() === '' || text === before ? chosen : `${text.trimEnd()}\n\n${chosen}`;
}
