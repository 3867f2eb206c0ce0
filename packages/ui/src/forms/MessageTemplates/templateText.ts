/** What `{name}` and `{job}` stand for. A name that is not known yet stays `{name}`. */
export interface Places {
  name: string;
  job: string;
}

/** The message for one applicant. */
export function messageOf(template: string, { name, job }: Places): string {
  return template.replaceAll('{job}', () => job).replaceAll('{name}', () => name);
}

/** The other way round: a message with places for the next applicant and job. Names within other words stay. */
export function templateOf(message: string, { name, job }: Places): string {
  return replaceWord(replaceWord(message.trim(), job, '{job}'), name, '{name}');
}

function replaceWord(text: string, word: string, by: string): string {
  if (word.trim() === '' || word === by) return text;
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'gu'), () => by);
}

/** A chosen message replaces what was chosen before; it follows what was typed. */
export function withMessage(text: string, chosen: string, before: string | undefined): string {
  return text.trim() === '' || text === before ? chosen : `${text.trimEnd()}\n\n${chosen}`;
}
