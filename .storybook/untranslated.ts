import * as fixtures from '@skillharbor/mocks';
import { arabic, english, german } from '@skillharbor/ui/messages';
import type { Messages } from '@skillharbor/ui/messages';
import { expect } from 'vitest';

/*
 * Finds English that is left in a page of another language: words of the English texts that the language itself does not
 * use. What users wrote, the fixtures, is in English in every language.
 */

const catalogues = { de: german, ar: arabic };
const attributes = ['aria-label', 'alt', 'placeholder', 'title'];
/** Names and the codes of currencies are the same in every language. */
const names = ['ALL', 'TRY', 'Skill', 'Harbor', 'maintainers', 'MIT', 'English', 'Free', 'Basic', 'Premium'];

export function expectTranslated(language: keyof typeof catalogues) {
  const foreign = wordsOf(messagesIn(english));
  const own = wordsOf([...messagesIn(catalogues[language]), ...names]);
  const left = shownTexts()
    .map((text) => ({ text, words: wordsOf([withoutContent(text)]) }))
    .filter(({ words }) => [...words].some((word) => foreign.has(word) && !own.has(word)))
    .map(({ text }) => text);
  expect([...new Set(left)], `English texts of a page in “${language}”`).toEqual([]);
}

function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // The names of languages are in their own language.
    const isInPageLanguage = element?.closest('[lang]') === document.documentElement;
    // What stands in a field is the user's.
    const isTyped = element?.matches('textarea');
    if (node.textContent && element?.checkVisibility() && isInPageLanguage && !isTyped)
      texts.push(node.textContent);
  }
  for (const attribute of attributes)
    for (const element of document.querySelectorAll(`body [${attribute}]`))
      if (element.checkVisibility()) texts.push(element.getAttribute(attribute) ?? '');
  return texts;
}

/** The longest first, so that no part of a longer one remains. */
const content = contentOfUsers().toSorted((one, other) => other.length - one.length);

function contentOfUsers(): string[] {
  // The product itself names these skills.
  const isSkill = (text: string) => german.freelancers.skillName(text) !== text;
  return textsIn(fixtures)
    .flatMap((text) => [text, ...partsOf(text)])
    .filter((text) => text.length > 2 && !isSkill(text));
}

/** The lines of a text without the marks of a list or heading, and what is shown of an address. */
function partsOf(text: string): string[] {
  if (URL.canParse(text)) return [text.replace(/^https?:\/\//, ''), new URL(text).host];
  return text.split('\n').map((line) => line.replace(/^[-*#\s]+/, ''));
}

function withoutContent(text: string): string {
  return content.reduce((rest, part) => rest.replaceAll(part, ' '), text);
}

/** What makes a text of values. Its result is only looked into for texts. */
type Message = (...values: never[]) => unknown;

/** The texts of a catalogue. What makes a text of values gets empty ones. */
const messagesIn = (catalogue: Messages) => textsIn(catalogue, (message) => textsIn(textOf(message)));

/** The texts within a value, and within those that `ofFunction` finds for a function. */
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
    // A few take other values than texts and counts.
    return '';
  }
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{Script=Latin}{3,}/gu) ?? []));
}
