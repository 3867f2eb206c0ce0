import { containsOwnName, replaceOwnName } from './ownName.ts';
import type { PersonName } from './ownName.ts';

/** The number of masked passages of each kind in a text. Addresses are email addresses, phone numbers and handles. */
export interface Masked {
  names: number;
  addresses: number;
  links: number;
}

/** The text that replaces each masked passage. */
const MASK = '[…]';

/**
 * Any two letters may be the ending of a domain. The longer endings in this list are neither technologies nor file
 * types.
 */
const ENDING =
  '(?:com|org|net|info|biz|dev|app|design|studio|agency|media|work|site|page|online|website|tech|blog|cloud|xyz|berlin|example|test|[a-z]{2})';
const AFTER_LINK = String.raw`[^\s<>]*[^\s<>.,;:!?)\]}'"]`;
const LINK = new RegExp(String.raw`\b(?:https?:\/\/|www\.)${AFTER_LINK}`, 'giu');
const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+${ENDING}(?:\/${AFTER_LINK})?(?![\p{L}\p{N}-])`,
  'giu',
);
/** Texts that look like domains, but are technologies or files: `socket.io`, `ASP.NET`, `Node.js/Express`. */
const TECHNOLOGY = /^(?:asp|ado|vb)\.net\b|\.(?:js|ts|py|rs|go|md|sh)(?:\/|$)|\.(?:io|net|ai)$/i;

const EMAIL = /(?<![^\s@<>()[\]"',;:])[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[\p{L}\p{N}-]*[\p{L}\p{N}]/gu;
const AT = 'at|ät|آت';
const DOT = 'dot|punkt|دوت|نقطة';
const inBrackets = (words: string) => String.raw`\s?[([{]\s?(?:${words})\s?[)\]}]\s?`;
const inSpaces = (words: string) => String.raw`\s(?:${words})\s`;
const LABEL = String.raw`[\p{L}\p{N}._+-]{1,64}`;
const SPELLED_DOT = `(?:${inBrackets(DOT)}|${inSpaces(DOT)})`;
const ANY_DOT = String.raw`(?:${SPELLED_DOT}|\s?\.\s?)`;
/**
 * Matches `zoe (at) quill.example`, `zoe @ quill . example` or `zoe at quill dot example`. The word `at` between spaces
 * means `@` only if the dot is also written as a word, because “I worked at quill.example” contains a link but no
 * address.
 */
const SPELLED_EMAIL = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}._+-])(?:${LABEL}${SPELLED_DOT}){0,3}${LABEL}`,
    String.raw`(?:(?:${inBrackets(`${AT}|@`)}|\s?@\s?)(?:${LABEL}${ANY_DOT}){1,4}`,
    String.raw`|${inSpaces(AT)}(?:${LABEL}${SPELLED_DOT}){1,4})`,
    String.raw`(?:${ENDING}|كوم|نت)(?![\p{L}\p{N}-])`,
  ].join(''),
  'giu',
);
const HANDLE = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_.-]*[\p{L}\p{N}_]/gu;
/** A date, or a month with its year. Both look like the start of a phone number. */
const DATE = String.raw`\p{N}{1,2}([./-])(?:\p{N}{1,2}\1)?\p{N}{2,4}(?!\1?\p{N})`;
/** Numbers that start with `+` or `0`, and ten-digit numbers in the American format, in the digits of any script. */
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\p{N}[./-])(?!${DATE})(?:(?:\+|\(?[0٠۰])[\p{N}\s()./-]{7,}\p{N}|\(?\p{N}{3}\)?[\s.-]\p{N}{3}[\s.-]\p{N}{4}(?!\p{N}))`,
  'gu',
);

/**
 * The patterns that are masked in addition to the name. Their order matters, because a link may contain an address, and
 * an address may contain a domain.
 */
const patterns: readonly [kind: keyof Masked, pattern: RegExp][] = [
  ['links', LINK],
  ['addresses', EMAIL],
  ['addresses', SPELLED_EMAIL],
  ['links', DOMAIN],
  ['addresses', HANDLE],
  ['addresses', PHONE],
];

/**
 * Masks and counts the passages that reveal the author of a text: first each match of a pattern, then each word of the
 * author's own name. A technology that looks like a domain is not masked, unless it contains the name. The function
 * cannot recognize a nickname, or an employer that identifies the author.
 */
export function maskPerson(text: string, person: PersonName): { text: string; masked: Masked } {
  const masked: Masked = { names: 0, addresses: 0, links: 0 };
  const hide = (kind: keyof Masked) => {
    masked[kind] += 1;
    return MASK;
  };
  const isTechnology = (passage: string) => TECHNOLOGY.test(passage) && !containsOwnName(passage, person);

  let hidden = text;
  for (const [kind, pattern] of patterns) {
    hidden = hidden.replaceAll(pattern, (passage) =>
      pattern === DOMAIN && isTechnology(passage) ? passage : hide(kind),
    );
  }
  return { text: replaceOwnName(hidden, person, () => hide('names')), masked };
}
