import type { Language, LegalHistory, LegalTextInput } from '@skillharbor/contract';
import type { desk } from '../../messages/desk.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** The languages in which legal texts can be published, according to the contract. */
export const legalLanguages = ['en', 'de', 'ar'] as const satisfies readonly Language[];

/** The text in each language, and whether members are asked to read it. `asks` is '' until the operator has chosen. */
export interface LegalTextValues {
  /** The number of the version that the operator started from, or 0 if there was none. A draft stores the number. */
  base: number;
  en: string;
  de: string;
  ar: string;
  asks: 'yes' | 'no' | '';
}

/** The maximum length of each text, according to the contract. */
const MAX_LENGTH = 40_000;

/** Returns the texts of the newest version, from which the operator starts. */
export function legalTextValues({ texts, versions }: LegalHistory): LegalTextValues {
  const textIn = (language: Language) => texts.find((text) => text.language === language)?.markdown ?? '';
  const base = versions[0]?.version ?? 0;
  return { base, en: textIn('en'), de: textIn('de'), ar: textIn('ar'), asks: '' };
}

export function validateLegalText(
  { en, de, ar, asks }: LegalTextValues,
  messages: (typeof desk)['legal'],
  format: { number(value: number): string },
) {
  const tooLong = (text: string) =>
    isLongerThan(text, MAX_LENGTH) ? messages.tooLong(format.number(MAX_LENGTH)) : undefined;
  return problemsOf({
    en: isBlank(en) ? messages.englishRequired : tooLong(en),
    de: tooLong(de),
    ar: tooLong(ar),
    asks: asks === '' ? messages.asksRequired : undefined,
  });
}

/** Returns the version to publish. Languages without a text are omitted. */
export function legalTextInput({ base, en, de, ar, asks }: LegalTextValues): LegalTextInput {
  return {
    base_version: base,
    texts: { en, ...(!isBlank(de) && { de }), ...(!isBlank(ar) && { ar }) },
    asks_members: asks === 'yes',
  };
}
