/** The words of calendars. Titles of jobs and of deliverables are texts of users. */
import type { Language } from '@skillharbor/contract';
import { isolate } from '@skillharbor/prose';

const english = {
  name: 'Skill Harbor',
  /** A freelancer learns the decision by this day. */
  decisionExpected: (jobTitle: string) => `Decision expected: ${jobTitle}`,
  /** A client decides by this day. */
  decisionPromised: (jobTitle: string) => `Decision due: ${jobTitle}`,
  lastDay: (jobTitle: string) => `Last day to apply: ${jobTitle}`,
  start: (jobTitle: string) => `Work begins: ${jobTitle}`,
  deliverable: (title: string) => `Due: ${title}`,
};

export type CalendarWords = typeof english;

const german: CalendarWords = {
  name: 'Skill Harbor',
  decisionExpected: (jobTitle) => `Entscheidung erwartet: ${jobTitle}`,
  decisionPromised: (jobTitle) => `Entscheidung fällig: ${jobTitle}`,
  lastDay: (jobTitle) => `Letzter Tag für Bewerbungen: ${jobTitle}`,
  start: (jobTitle) => `Arbeitsbeginn: ${jobTitle}`,
  deliverable: (title) => `Fällig: ${title}`,
};

const arabic: CalendarWords = {
  name: 'Skill Harbor',
  decisionExpected: (jobTitle) => `قرار متوقع: ${isolate(jobTitle)}`,
  decisionPromised: (jobTitle) => `قرار مستحق: ${isolate(jobTitle)}`,
  lastDay: (jobTitle) => `آخر يوم للتقديم: ${isolate(jobTitle)}`,
  start: (jobTitle) => `بدء العمل: ${isolate(jobTitle)}`,
  deliverable: (title) => `موعد التسليم: ${isolate(title)}`,
};

export const wordsOf: Record<Language, CalendarWords> = { en: english, de: german, ar: arabic };
