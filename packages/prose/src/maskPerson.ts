import { fold } from './fold.ts';

/** How many passages of each kind a masked text hides. Addresses are email addresses, phone numbers and handles. */
export interface Masked {
  names: number;
  addresses: number;
  links: number;
}

/** The text that replaces each hidden passage. */
const MASK = '[…]';

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)\]}'"]/giu;
/** Domains without a scheme, of endings that are no part of a technology's name (`Node.js`) or of a file's. */
const DOMAIN =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|app|design|studio|work|site|page|example|test|[a-z]{2})(?:\/[^\s<>]*[^\s<>.,;:!?)\]}'"])?(?![\p{L}\p{N}-])/giu;
const EMAIL = /(?<![^\s@<>()[\]"',;:])[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[\p{L}\p{N}-]*[\p{L}\p{N}]/gu;
const PHONE = /(?<![\p{L}\p{N}])(?:\+|\(?0)[\d\s()./-]{7,}\d/gu;
const HANDLE = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_.-]*[\p{L}\p{N}_]/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** These endings belong to names of technologies more often than to domains: `socket.io`, `asp.net`, `node.js`. */
const TECHNICAL = /\.(?:io|net|js|ts|py|rs|go|md|ai|sh)$/i;

/**
 * Hides what tells who wrote a text: the parts of the writer's name, email addresses, phone numbers, handles and links.
 * A part of a name counts only with an initial capital, or in a script without capitals, because names such as “Will”
 * are words as well. It cannot know a nickname, or an employer that had only one such employee.
 */
export function maskPerson(
  text: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): { text: string; masked: Masked } {
  const masked: Masked = { names: 0, addresses: 0, links: 0 };
  const name = `${firstName} ${lastName}`;
  const parts = new Set(
    [...wordsOf(name), ...wordsOf(withoutUmlauts(name))].filter((part) => part.length > 1),
  );
  const hide = (kind: keyof Masked) => () => {
    masked[kind] += 1;
    return MASK;
  };
  const isName = (word: string) =>
    parts.has(fold(word)) && word.slice(0, 1) !== word.slice(0, 1).toLowerCase();
  const isCaseless = (word: string) => parts.has(fold(word)) && word.toLowerCase() === word.toUpperCase();
  const hidden = text
    .replaceAll(LINK, hide('links'))
    .replaceAll(EMAIL, hide('addresses'))
    .replaceAll(DOMAIN, (domain) => (isTechnical(domain, parts) ? domain : hide('links')()))
    .replaceAll(HANDLE, hide('addresses'))
    .replaceAll(PHONE, hide('addresses'))
    .replaceAll(WORD, (word) => (isName(word) || isCaseless(word) ? hide('names')() : word));
  return { text: hidden, masked };
}

/** Spells umlauts as people without the key do: `Müller` becomes `Mueller`. */
const withoutUmlauts = (text: string): string =>
  text.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (umlaut) => `${fold(umlaut)}e`);

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(fold);

/** Returns true for a domain that is rather the name of a technology, unless it contains the writer's name. */
function isTechnical(domain: string, parts: ReadonlySet<string>): boolean {
  const plain = fold(domain);
  return TECHNICAL.test(domain) && [...parts].every((part) => !plain.includes(part));
}
