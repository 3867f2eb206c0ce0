import type { JobFields, Pay } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { contactDetailsIn } from './contactDetails.ts';
import { excludingWordsIn } from './excludingWords.ts';
import { daysBetween } from '../days.ts';

/** The values that the client has entered for a job so far. */
export interface JobDraft extends Omit<JobFields, 'pay' | 'salary_range'> {
  pay: Pay | null;
  salary_range: string | null;
  /** The name of the company, or undefined if it has not loaded. */
  company: string | undefined;
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
}

/** The words that a rule matched, true if the rule applies to the whole field, or false if the rule does not apply. */
type Finding = boolean | readonly string[];

interface Rule {
  /** The field that the client should change to follow the advice. */
  field: keyof JobFields;
  finds: (job: JobDraft) => Finding;
}

const LONGEST_DAYS = 90;
const WIDEST_SPREAD = 2;
const FEWEST_WORDS = 40;
/** A text with few letters, such as an abbreviation, may be in capitals. */
const FEWEST_CAPITALS = 12;
const MOST_CAPITALS = 0.7;

/**
 * The rules for suggestions, the most useful first. A rule ignores empty fields, because the form's own validation
 * reports them, and because the client may not have reached them yet.
 */
export const rules = {
  noPlace: { field: 'location', finds: ({ location, remote }) => remote !== 'remote' && isNoPlace(location) },
  excludingWords: { field: 'description', finds: (job) => excludingWordsIn(textOf(job)) },
  contactDetails: { field: 'description', finds: (job) => contactDetailsIn(textOf(job)) },
  noPay: {
    field: 'pay',
    // The rule waits until the description and the place are filled in, because the pay comes after them in the form.
    finds: ({ pay, salary_range, ...job }) =>
      pay === null && salary_range === null && job.description !== '' && job.location !== '',
  },
  wideSpread: {
    field: 'pay',
    finds: ({ pay }) => pay !== null && pay.max !== null && pay.max > WIDEST_SPREAD * pay.min,
  },
  shortText: {
    field: 'description',
    finds: ({ description }) => description !== '' && wordsIn(description) < FEWEST_WORDS,
  },
  allCapitals: {
    field: 'title',
    finds: ({ title, short_description, description }) =>
      [title, short_description, description].some(isShouted),
  },
  farDeadline: {
    field: 'application_deadline',
    finds: ({ application_deadline, today }) =>
      application_deadline !== '' && daysBetween(today, application_deadline) > LONGEST_DAYS,
  },
  /** Search engines expect a title that contains only the name of the job. */
  titleForSearch: {
    field: 'title',
    finds: ({ title }) =>
      /[!*]{2}|★|[$€£₹]\s?\d|\d\s?[$€£₹]|https?:|\b(?:urgent|asap|hiring)\b/iu.test(title),
  },
  placeForSearch: {
    field: 'location',
    finds: ({ location, remote, country, hire_from }) =>
      location !== '' && !isNoPlace(location) && !(remote === 'remote' ? hire_from : country),
  },
  companyForSearch: { field: 'title', finds: ({ company }) => company === noCompany },
} as const satisfies Record<string, Rule>;

export type AdviceId = keyof typeof rules;

export interface Advice {
  id: AdviceId;
  field: keyof JobFields;
  /** The words that the rule matched, as they were typed. The list is empty if the advice is about the whole field. */
  words: readonly string[];
}

export function adviceFor(job: JobDraft): Advice[] {
  // TypeScript types the result of `Object.keys` as strings.
  return (Object.keys(rules) as AdviceId[]).flatMap((id) => {
    const { field, finds }: Rule = rules[id];
    const found = finds(job);
    const words = typeof found === 'boolean' ? [] : found;
    return found === true || words.length > 0 ? [{ id, field, words }] : [];
  });
}

function textOf({ title, short_description, description }: JobDraft): string {
  return [title, short_description, description].join('\n');
}

/** Returns true if the text, such as 'remote' or 'tbd', does not name a place. */
function isNoPlace(location: string): boolean {
  return /^(?:remote|anywhere|worldwide|global|online|home|ortsunabhängig|überall|weltweit|من أي مكان|عن بُعد|n\/?a|tb[cd]|none|[-–—.?]+)$/i.test(
    location.trim(),
  );
}

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals >= FEWEST_CAPITALS && capitals / (capitals + small) > MOST_CAPITALS;
}

/** Counts the words of a text in any script, including scripts without spaces between words, such as Chinese. */
function wordsIn(text: string): number {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
