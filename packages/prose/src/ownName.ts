import { fold } from './fold.ts';

export interface PersonName {
  firstName: string;
  lastName: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Matches the separators between two words of one name: `Quill, Zoë`, `Z. Quill`, `Müller-Quill`, `zoe_quill`. */
const JOINT = /^[\s.,_'’-]{1,3}$/u;
/** Matches the start of a name: a capital letter, or a letter of a script without capitals. */
const LOOKS_LIKE_NAME = /^[\p{Lu}\p{Lt}\p{Lo}]/u;
/**
 * Words of names that are also common words. The Arabic ones mean “son”, “daughter”, “father”, “religion” and “God”.
 */
const COMMON = new Set(
  'al bin bint da de del den der di dos du el ibn la le van von zu ابن بن بنت ابو الدين الله'.split(' '),
);
/** Prefixes that Arabic joins to the next word: “and”, “to”, “by”, “the”. */
const ARABIC_PREFIX = /^(?:[وف]?(?:[بك]?ال|لل)|[وفبلك])(?=\p{Script=Arabic}{3})/u;
const ARABIC_ARTICLE = /^ال(?=\p{Script=Arabic}{3})/u;
/** A joined name of at least this length, such as `zoequill`, is unlikely to be another word. */
const MIN_JOINED = 7;

/**
 * Replaces each word of a person's own name in a text.
 *
 * Adjacent words of the name form a run, and a run is replaced if it has at least two points. A word that is written
 * like a name has two points, and any other word has one, so “Will” and “will smith” are replaced, but “I will” is not.
 * Initials and common words such as “von” have no points, and are replaced only together with other words of their run.
 */
export function replaceOwnName(text: string, name: PersonName, replace: () => string): string {
  const own = wordsOfName(name);
  const words = text.match(WORD) ?? [];
  const gaps = text.split(WORD);
  // The result is cached, because most words occur several times in a text.
  const known = new Map([...new Set(words)].map((word) => [word, pointsOf(word, own)]));
  const points = words.map((word) => known.get(word));
  const isInitial = (index: number) =>
    own.initials.has(plain(words[index] ?? '')) &&
    (gaps[index + 1]?.startsWith('.') === true || points[index + 1] !== undefined);

  const runs: { indexes: number[]; points: number }[] = [];
  for (const index of words.keys()) {
    const added = points[index] ?? (isInitial(index) ? 0 : undefined);
    if (added === undefined) continue;
    const run = runs.at(-1);
    if (run?.indexes.at(-1) === index - 1 && JOINT.test(gaps[index] ?? '')) {
      run.indexes.push(index);
      run.points += added;
    } else runs.push({ indexes: [index], points: added });
  }
  const replaced = new Set(runs.filter((run) => run.points >= 2).flatMap(({ indexes }) => indexes));
  let index = -1;
  return text.replaceAll(WORD, (word) => {
    index += 1;
    return replaced.has(index) ? replace() : word;
  });
}

/**
 * Returns true if a word of the person's name equals a word of the text. A long name may also be a part of that word.
 */
export function containsOwnName(text: string, name: PersonName): boolean {
  const words = (text.match(WORD) ?? []).map(plain);
  const { whole, joined } = wordsOfName(name);
  return [...whole, ...joined].some((own) =>
    words.some((word) => word === own || (own.length > 3 && word.includes(own))),
  );
}

interface WordsOfName {
  whole: ReadonlySet<string>;
  /** Matches several words of a name that are written as one, such as `zoequill` or `annemarie`. */
  joined: ReadonlySet<string>;
  common: ReadonlySet<string>;
  initials: ReadonlySet<string>;
}

function wordsOfName({ firstName, lastName }: PersonName): WordsOfName {
  const spelled = (part: string) =>
    [plain, plainWithoutUmlauts].map((spell) => (part.match(WORD) ?? []).map(spell));
  const joined = spelled(`${firstName} ${lastName}`).flatMap((words) => [
    words.join(''),
    [words[0], words.at(-1)].join(''),
    ...words.map((word, index) => word + (words[index + 1] ?? '')),
  ]);
  const parts = [...spelled(firstName), ...spelled(lastName)];
  // A common word that is the whole first or last name, such as “Al”, is treated like any other word of the name.
  const common = parts.flatMap((words) => (words.length > 1 ? words.filter((word) => COMMON.has(word)) : []));
  const words = parts.flat();
  const whole = words.filter((word) => word.length > 1 && !common.includes(word));
  return {
    whole: new Set(whole.flatMap((word) => [word, word.replace(ARABIC_ARTICLE, '')])),
    joined: new Set(joined.filter((word) => word.length >= MIN_JOINED && !words.includes(word))),
    common: new Set(common),
    initials: new Set(words.map((word) => word.slice(0, 1))),
  };
}

/** Returns undefined for a word that is not part of the name. */
function pointsOf(word: string, { whole, joined, common }: WordsOfName): 0 | 1 | 2 | undefined {
  const spellings = spellingsOf(word);
  const isOneOf = (words: ReadonlySet<string>) => spellings.some((spelling) => words.has(spelling));
  if (isOneOf(joined)) return 2;
  if (isOneOf(whole)) return LOOKS_LIKE_NAME.test(word) ? 2 : 1;
  return isOneOf(common) ? 0 : undefined;
}

/** Returns the words of a name that a word of a text may represent: `Quills` may be the genitive of `Quill`. */
const spellingsOf = (word: string): string[] =>
  [plain(word), plainWithoutUmlauts(word)].flatMap((spelling) => [
    spelling,
    spelling.replace(/s$/, ''),
    spelling.replace(ARABIC_PREFIX, ''),
  ]);

/** Removes case, accents and Arabic vowel signs, and unifies variants of an Arabic letter. */
const plain = (word: string): string =>
  fold(word)
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll('ة', 'ه');

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Replaces umlauts as people do whose keyboard lacks them: `Müller` becomes `mueller`. */
const plainWithoutUmlauts = (word: string): string =>
  plain(
    word
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüøå]/g, (letter) => umlauts[letter] ?? letter),
  );
