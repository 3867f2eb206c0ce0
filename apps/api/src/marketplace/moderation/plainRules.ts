/** Says what is noticeable about the first text of a new account. Every rule can be explained to its author in one sentence. */
import type { CountryCode, PlainRule, ReportReason } from '@skillharbor/contract';
import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min';
import { scamPhrases } from './scamPhrases.ts';

/** The fewest letters that a text with links must have beside them. */
const FEWEST_LETTERS = 40;

/** The fewest digits of a phone number. */
const FEWEST_DIGITS = 7;

const LINK = /(?:https?:\/\/|www\.)\S+/giu;

export interface FirstText {
  text: string;
  /** The country by which a phone number without a country code is read, or null. */
  country: CountryCode | null;
  /** True if another account shows nearly the same text. */
  isElsewhere: boolean;
}

/** Returns the rules that notice something in a text. */
export function noticedIn({ text, country, isElsewhere }: FirstText): PlainRule[] {
  const notices: Record<PlainRule, boolean> = {
    only_links: hasOnlyLinks(text),
    phone_number: hasPhoneNumber(text, country),
    scam_phrase: hasScamPhrase(text),
    same_text: isElsewhere,
  };
  // The keys are those of the type, which the compiler checks above.
  return (Object.keys(notices) as PlainRule[]).filter((rule) => notices[rule]);
}

/** The reason by which moderators find what each rule notices. */
export const reasonOf: Record<PlainRule, ReportReason> = {
  only_links: 'spam',
  phone_number: 'other',
  scam_phrase: 'scam',
  same_text: 'spam',
};

function hasOnlyLinks(text: string): boolean {
  const rest = text.replaceAll(LINK, '');
  return rest !== text && rest.replaceAll(/\P{L}/gu, '').length < FEWEST_LETTERS;
}

function hasPhoneNumber(text: string, country: CountryCode | null): boolean {
  const isKnown = country !== null && isSupportedCountry(country);
  const found = isKnown ? findPhoneNumbersInText(text, country) : findPhoneNumbersInText(text);
  return found.some(({ startsAt, endsAt }) => isDialed(text.slice(startsAt, endsAt)));
}

/** The library also finds amounts and years. A number that people dial begins with a plus or a zero. */
function isDialed(match: string): boolean {
  const isDate = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(match);
  return /^(?:\+|\(?0)/.test(match) && !isDate && match.replaceAll(/\D/g, '').length >= FEWEST_DIGITS;
}

function hasScamPhrase(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(/\s+/gu, ' ');
  return scamPhrases.some((phrase) => plain.includes(phrase));
}
