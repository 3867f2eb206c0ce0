/**
 * Cuts what a mail program adds to a reply: the quotation of our mail, and the signature. Programs introduce a quotation
 * in the language of their user, so the rules look for our sender and for the form of the lines, not for words. What
 * they do not recognize stays, because no word of the user may get lost.
 */

/** The sender of our mails, as quotations name it. */
export interface Sender {
  name: string;
  address: string;
}

/** Returns the text that the user has written, or an empty text. */
export function ownText(text: string, sender: Sender): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const written = withoutQuotation(withoutOriginal(lines, sender), sender);
  return withoutSignature(written)
    .join('\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns true for a line that names our sender. */
function isOurs(line: string, { name, address }: Sender): boolean {
  const seen = visible(line).toLowerCase();
  return [name, address].some((part) => part !== '' && seen.includes(part.toLowerCase()));
}

type Is = (line: string) => boolean;

/** Returns a line without the marks of direction, with which Arabic programs surround addresses. */
function visible(line: string): string {
  return line
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();
}

const isBlank: Is = (line) => visible(line) === '';
const isQuoted: Is = (line) => visible(line).startsWith('>');

/** Matches a line such as `From: Skill Harbor <no-reply@example.com>` in any language. */
const LABELLED = /^\*?\p{L}[\p{L}\p{M} ]{0,30}:\*?\s*\S/u;
/** Matches a line such as `-----Original Message-----`. */
const RULE = /^(?:[-_]{5,}|-{3,} ?\p{L}[\p{L}\p{M} ]{0,40} ?-{3,})$/u;

/** Cuts an original that follows its own headers without marks, as Outlook quotes it. */
function withoutOriginal(lines: readonly string[], sender: Sender): readonly string[] {
  const isLabelled: Is = (line) => LABELLED.test(visible(line));
  const head = lines.findIndex(
    (line, index) =>
      isLabelled(line) &&
      isOurs(line, sender) &&
      lines.slice(index + 1, index + 5).filter(isLabelled).length >= 2,
  );
  if (head === -1) return lines;
  let end = head;
  while (end > 0 && (isBlank(lines[end - 1] ?? '') || RULE.test(visible(lines[end - 1] ?? '')))) end -= 1;
  return lines.slice(0, end);
}

/** The number of lines on which a program breaks the line that introduces a quotation, at most. */
const MAX_INTRODUCTION = 4;
/** Matches a year or a time, in European or Arabic digits. */
const DATE = /(?:19|20|١٩|٢٠)\p{Nd}\p{Nd}|\p{Nd}[:.]\p{Nd}\p{Nd}/u;

/** Returns the start of an introduction such as `On May 4, 2026, Skill Harbor wrote:` that ends on this line, or null. */
function introductionUpTo(lines: readonly string[], last: number, sender: Sender): number | null {
  if (!/[:：]$/.test(visible(lines[last] ?? ''))) return null;
  for (let start = last; start >= 0 && start > last - MAX_INTRODUCTION; start -= 1) {
    if (isBlank(lines[start] ?? '')) return null;
    const joined = visible(lines.slice(start, last + 1).join(' '));
    if (isOurs(joined, sender) && DATE.test(joined)) return start;
  }
  return null;
}

/**
 * Cuts a quotation with marks and its introduction. Of several quotations, only one at the end is cut: the user replies
 * to the others one by one.
 */
function withoutQuotation(lines: readonly string[], sender: Sender): readonly string[] {
  const plain = lines.map((line) => visible(line).replace(/^(?:>\s?)+/, ''));
  const last = plain.findIndex((_line, index) => introductionUpTo(plain, index, sender) !== null);
  const isIntroduced = last !== -1;
  let own = [...lines];
  if (isIntroduced) {
    const first = introductionUpTo(plain, last, sender) ?? last;
    const following = lines.slice(last + 1).find((line) => !isBlank(line));
    if (following === undefined || !isQuoted(following)) {
      // A program that does not mark the quotation puts it below everything else. A similar line that a user wrote does
      // not contain our address.
      const introduction = lines
        .slice(first, last + 1)
        .join('')
        .toLowerCase();
      return introduction.includes(sender.address.toLowerCase()) ? lines.slice(0, first) : lines;
    }
    if (!isQuoted(lines[last] ?? '')) own = [...lines.slice(0, first), ...lines.slice(last + 1)];
  }
  const runs = quotedRuns(own);
  const run = runs.at(-1);
  if (!run) return own;
  const isAtEnd = own.slice(run.end).every(isBlank);
  if (!isAtEnd && !(isIntroduced && runs.length === 1)) return own;
  return [...own.slice(0, run.start), ...own.slice(run.end)];
}

/** Lists the quotations of a text. Blank lines do not interrupt them. */
function quotedRuns(lines: readonly string[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (!isQuoted(line)) continue;
    const run = runs.at(-1);
    if (run && lines.slice(run.end, index).every(isBlank)) run.end = index + 1;
    else runs.push({ start: index, end: index + 1 });
  }
  return runs;
}

/** Matches the lines with which phones end mails, in the languages of the product. */
const DEVICE =
  /^(?:Sent from (?:my |Outlook)|Get Outlook for |Gesendet (?:von meinem|von Outlook|mit der)|Von mein\p{L}* .{1,30} gesendet|Holen Sie sich Outlook|Outlook für .{1,20} beziehen|أُ?رسلت? من|مرسل من|تم الإرسال من|الحصول على Outlook|احصل على Outlook)/u;
const MAX_DEVICE_LENGTH = 120;

function withoutSignature(lines: readonly string[]): readonly string[] {
  // Mail programs put this line before a signature (RFC 3676).
  const separator = lines.lastIndexOf('-- ');
  const own = separator === -1 ? [...lines] : lines.slice(0, separator);
  for (;;) {
    const line = visible(own.at(-1) ?? '');
    const isDevice = line.length <= MAX_DEVICE_LENGTH && DEVICE.test(line);
    if (own.length === 0 || (line !== '' && !isDevice)) return own;
    own.pop();
  }
}
