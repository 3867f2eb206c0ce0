/**
 * Finds the plain rules that the first text of a new account matches. Every rule can be explained to the author in one
 * sentence.
 */
import type { CountryCode, PlainRule, ReportReason } from '@skillharbor/contract';
import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min';
import { scamPhrases } from './scamPhrases.ts';

/** The minimum number of letters that a text with links must have in addition to the links. */
const FEWEST_LETTERS = 40;

/** The minimum number of digits of a phone number. */
const FEWEST_DIGITS = 7;

const LINK = /(?:https?:\/\/|www\.)\S+/giu;

export interface FirstText {
  text: string;
  /** The country whose format is used to find phone numbers without a country code, or null. */
  country: CountryCode | null;
  /** True if another account shows nearly the same text. */
  isElsewhere: boolean;
}

/** Returns the rules that a text matches. */
export function noticedIn({ text, country, isElsewhere }: FirstText): PlainRule[] {
  const notices: Record<PlainRule, boolean> = {
    only_links: hasOnlyLinks(text),
    phone_number: hasPhoneNumber(text, country),
    scam_phrase: hasScamPhrase(text),
    same_text: isElsewhere,
  };
  // The cast is safe, because the compiler has checked that the object has exactly the keys of this type.
  return (Object.keys(notices) as PlainRule[]).filter((rule) => notices[rule]);
}

/** The reason that is stated in the report when a rule matches. */
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

/**
 * Returns true for a phone number as people dial it, which begins with a plus or a zero. The library also finds amounts
 * and years.
 */
function isDialed(match: string): boolean {
  const isDate = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(match);
  return /^(?:\+|\(?0)/.test(match) && !isDate && match.replaceAll(/\D/g, '').length >= FEWEST_DIGITS;
}

function hasScamPhrase(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(/\s+/gu, ' ');
  return scamPhrases.some((phrase) => plain.includes(phrase));
}
