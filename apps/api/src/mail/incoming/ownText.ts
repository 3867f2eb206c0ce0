/**
 * Cuts what a mail program adds to a reply: the quotation of the server's mail, and the signature. Programs introduce a
 * quotation in the language of their user. The rules therefore look for the server's address and for the form of the
 * lines, not for words. Text that matches no rule is kept, so that no word of the user is lost.
 */

/** The sender of the server's mails, whose name and address quotations contain. */
export interface Sender {
  name: string;
  address: string;
}

/** Returns the text that the user has written, which may be empty. */
export function ownText(text: string, sender: Sender): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const written = withoutQuotation(withoutOriginal(lines, sender), sender);
  return withoutSignature(written)
    .join('\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns true for a line that names the sender of the server's mails. */
function isOurs(line: string, { name, address }: Sender): boolean {
  const seen = visible(line).toLowerCase();
  return [name, address].some((part) => part !== '' && seen.includes(part.toLowerCase()));
}

type Is = (line: string) => boolean;

/** Returns a line without the invisible direction marks with which Arabic programs surround addresses. */
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

/** Cuts the server's mail if it is quoted with its headers and without `>`, as Outlook does. */
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

/** The maximum number of lines of the text that introduces a quotation. */
const MAX_INTRODUCTION = 4;
/** Matches a year or a time, in European or Arabic digits. */
const DATE = /(?:19|20|١٩|٢٠)\p{Nd}\p{Nd}|\p{Nd}[:.]\p{Nd}\p{Nd}/u;

/**
 * Looks for an introduction that ends on this line, such as `On May 4, 2026, Skill Harbor wrote:`. Returns the number
 * of its first line, or null if there is none.
 */
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
 * Cuts a quotation whose lines begin with `>`, and its introduction. If a mail has several quotations, only the last
 * one is cut, because the user has written a reply below each of the others.
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
      // A program that does not mark the lines of the quotation places the quotation below the whole reply. The
      // introduction must contain the server's address, because the user may have written a similar line.
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

/** Lists the quotations in a text. A blank line within a quotation is part of it. */
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

/** Matches lines that phones add at the end of mails, in each language of the product. */
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
