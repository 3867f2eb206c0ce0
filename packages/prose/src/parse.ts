/** A part of a line. If it has an `href`, it is a link that shows its own address. */
export interface Span {
  readonly text: string;
  /** An absolute `http:` or `https:` address. */
  readonly href?: string;
}

export type Block =
  /** The text keeps its line breaks. */
  | { readonly kind: 'paragraph'; readonly text: readonly Span[] }
  | { readonly kind: 'bullets'; readonly items: readonly (readonly Span[])[] }
  /** A numbered list. Its items have the numbers that the user typed. */
  | { readonly kind: 'numbers'; readonly items: readonly NumberedItem[] };

export interface NumberedItem {
  readonly number: number;
  readonly text: readonly Span[];
}

/**
 * The `rel` of every link that a user typed. It keeps search engines from crediting the link, and the linked page from
 * accessing this one.
 */
export const linkRel = 'nofollow ugc noopener';

/**
 * Parses a text into paragraphs and lists. Blank lines separate paragraphs. Lines that start with a dash or a number,
 * followed by a space, are items of a list. All other text stays unchanged.
 */
export function parseProse(text: string): Block[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const raw of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const line = read(raw);
    if (line === undefined) {
      open = undefined;
    } else if (open?.kind === line.kind) {
      open.lines.push(line);
    } else {
      open = { kind: line.kind, lines: [line] };
      groups.push(open);
    }
  }
  return groups.map(blockOf);
}

interface Line {
  kind: Block['kind'];
  text: string;
  number: number;
}

interface Group {
  kind: Block['kind'];
  lines: Line[];
}

/** Returns the kind and text of a line, or undefined for a blank line. */
function read(raw: string): Line | undefined {
  const text = raw.trim();
  if (text === '') return undefined;
  const bullet = /^[-–—]\s+(.+)$/.exec(text);
  if (bullet) return { kind: 'bullets', text: bullet[1] ?? '', number: 0 };
  // Numbers with more digits are years or sums, not items of a list.
  const numbered = /^(\d{1,3})[.)]\s+(.+)$/.exec(text);
  if (numbered) return { kind: 'numbers', text: numbered[2] ?? '', number: Number(numbered[1]) };
  return { kind: 'paragraph', text, number: 0 };
}

function blockOf({ kind, lines }: Group): Block {
  switch (kind) {
    case 'paragraph':
      return { kind, text: spansOf(lines.map((line) => line.text).join('\n')) };
    case 'bullets':
      return { kind, items: lines.map((line) => spansOf(line.text)) };
    case 'numbers':
      return { kind, items: lines.map(({ number, text }) => ({ number, text: spansOf(text) })) };
  }
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (const match of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    const href = withoutPunctuation(match[0]);
    if (!URL.canParse(href)) continue;
    if (match.index > done) spans.push({ text: text.slice(done, match.index) });
    spans.push({ text: href, href });
    done = match.index + href.length;
  }
  if (done < text.length) spans.push({ text: text.slice(done) });
  return spans;
}

const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Removes the full stop or bracket that follows an address at the end of a sentence or in brackets. */
function withoutPunctuation(address: string): string {
  const counts = new Map<string, number>();
  for (const character of address) counts.set(character, (counts.get(character) ?? 0) + 1);
  const count = (character: string) => counts.get(character) ?? 0;

  let end = address.length;
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    const opening = openingOf[last];
    if (opening === undefined) {
      if (!/[.,;:!?'*_~’”»…。，、；：！？）】」』]/.test(last)) break;
    } else {
      // The closing bracket of `…/Pier_(harbor)` is a part of the address.
      if (count(last) <= count(opening)) break;
      counts.set(last, count(last) - 1);
    }
  }
  return address.slice(0, end);
}
