import * as fixtures from '@skillharbor/mocks';
import { arabic, english, german } from '@skillharbor/ui/messages';
import type { Messages } from '@skillharbor/ui/messages';
import { expect } from 'vitest';
import { excerpt } from '../packages/prose/src/excerpt.ts';
import { firstSentence } from '../packages/ui/src/cards/Profile/firstSentence.ts';

/*
 * Finds English texts that remain on a page in another language. It looks for words that occur in the English messages,
 * but not in those of the other language. Fixtures are ignored, because users' texts are English in every
 * language. Elements that a page marks as not to be translated are ignored, too.
 */

/** The maximum length of a user's text in the name of a button. Buttons shorten longer texts. */
const NAME_LENGTH = 60;

const catalogues = { de: german, ar: arabic };
const attributes = ['aria-label', 'alt', 'placeholder', 'title'];
/** Words that are the same in every language, such as names and currency codes. */
const names = [
  'ALL',
  'TRY',
  'Skill',
  'Harbor',
  'maintainers',
  'MIT',
  'UTC',
  'English',
  'Free',
  'Basic',
  'Premium',
];

export function expectTranslated(language: keyof typeof catalogues) {
  const foreign = wordsOf(messagesIn(english));
  const own = wordsOf([...messagesIn(catalogues[language]), ...names]);
  const fixed = [...document.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
  const hasEnglish = (text: string) =>
    [...wordsOf([text])].some((word) => foreign.has(word) && !own.has(word));
  // Checks for English words first: most texts contain none, and removing the texts of users takes long.
  const left = shownTexts().filter(
    (text) => hasEnglish(text) && hasEnglish(without(fixed, withoutContent(text))),
  );
  expect([...new Set(left)], `English texts of a page in “${language}”`).toEqual([]);
}

function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // Texts that contain only a language's name are ignored, because every language is listed by its own name.
    const isInPageLanguage = element?.closest('[lang]') === document.documentElement;
    // A form field contains the user's own text, so it is not searched.
    const isTyped = element?.matches('textarea');
    if (node.textContent && element?.checkVisibility() && isInPageLanguage && !isTyped)
      texts.push(node.textContent);
  }
  for (const attribute of attributes)
    for (const element of document.querySelectorAll(`body [${attribute}]`))
      if (element.checkVisibility()) texts.push(element.getAttribute(attribute) ?? '');
  return texts;
}

/** The texts of users, longest first, so that removing a short text never leaves a part of a longer one. */
const content = contentOfUsers()
  .toSorted((one, other) => other.length - one.length)
  .map((text) => (isShortWord(text) ? new RegExp(String.raw`(?<!\p{L})${text}(?!\p{L})`, 'gu') : text));

/**
 * Returns true if a word, such as `end`, may also be a part of other words. Such a word is removed from a text only
 * where it is a whole word.
 */
function isShortWord(text: string): boolean {
  return /^\p{L}{1,4}$/u.test(text);
}

function contentOfUsers(): string[] {
  // The product itself translates these skills, so they are not texts of users.
  const isSkill = (text: string) => german.freelancers.skillName(text) !== text;
  return textsIn(fixtures)
    .flatMap((text) => [text, excerpt(text, NAME_LENGTH), firstSentence(text), ...partsOf(text)])
    .filter((text) => text.length > 2 && !isSkill(text));
}

/** Returns the lines of a text without list and heading markers, or the visible part of an address. */
function partsOf(text: string): string[] {
  if (URL.canParse(text)) return [text.replace(/^https?:\/\//, ''), new URL(text).host];
  return text.split('\n').map((line) => line.replace(/^[-*#\s]+/, ''));
}

function withoutContent(text: string): string {
  return without(content, text);
}

function without(parts: readonly (string | RegExp)[], text: string): string {
  return parts.reduce<string>((rest, part) => rest.replaceAll(part, ' '), text);
}

/** A message that is a function. Only the texts that it returns are searched. */
type Message = (...values: never[]) => unknown;

/** Returns the texts of a catalogue. Functions are called with empty values. */
const messagesIn = (catalogue: Messages) => textsIn(catalogue, (message) => textsIn(textOf(message)));

/** Returns the texts within a value. `ofFunction` returns the texts that a function produces. */
function textsIn(
  value: unknown,
  ofFunction: (value: Message) => string[] = () => [],
  seen = new Set<unknown>(),
): string[] {
  if (typeof value === 'string') return [value];
  if (isMessage(value)) return ofFunction(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => textsIn(part, ofFunction, seen));
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'function';
}

function textOf(message: Message): unknown {
  try {
    return Reflect.apply(message, undefined, [2, '', '', '']);
  } catch {
    // A few messages take values other than texts and counts. They are skipped.
    return '';
  }
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{Script=Latin}{3,}/gu) ?? []));
}
