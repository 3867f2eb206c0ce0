import type { AppealInput, ReportInput, RulingInput } from '@skillharbor/contract';
import type { ClientKey } from './clients.ts';

/** The subject of a case: a job or a portfolio piece by its title, or a profile or a company by the key of its owner. */
type CaseSubject = { job: string } | { freelancer: string } | { company: ClientKey } | { piece: string };

interface DemoCase {
  about: CaseSubject;
  /** The reports of visitors. Each number of days counts back from today. */
  reports: readonly (Pick<ReportInput, 'reason'> & { words: string; sent: number })[];
  /** The moderator's ruling, or nothing for an open case. */
  ruling?: RulingInput & { decided: number };
  /** The owner's appeal against the ruling. An appeal without an outcome is undecided. */
  appeal?: AppealInput & {
    sent: number;
    outcome?: { outcome: 'upheld' | 'reversed'; reason: string; decided: number };
  };
}

/** The cases of the demo data, oldest first. No case changes what visitors see when they use the demo accounts. */
export const cases: readonly DemoCase[] = [
  {
    about: { freelancer: 'samuel' },
    reports: [
      {
        reason: 'other',
        words: 'He works for far too little. This ruins the price for all of us.',
        sent: 31,
      },
    ],
    ruling: { action: 'dismiss', decided: 30 },
  },
  {
    about: { company: 'haddad' },
    reports: [{ reason: 'scam', words: 'This is a family and not a company at all.', sent: 26 }],
    ruling: {
      action: 'hide',
      rule: 'honesty',
      reason: 'The page names a company, and we found none of this name in the register.',
      decided: 25,
    },
    appeal: {
      words: 'We are a household that looks for a carer and a tutor, and our page claims nothing else.',
      sent: 24,
      outcome: {
        outcome: 'reversed',
        reason: 'You are right. A household may look for help here, and your page says what you are.',
        decided: 22,
      },
    },
  },
  {
    about: { job: 'Game tester, evenings and weekends' },
    reports: [
      { reason: 'other', words: 'Is the first evening paid? Nobody could tell me.', sent: 16 },
      { reason: 'other', words: 'It does not say who keeps the recordings of my play.', sent: 15 },
    ],
    ruling: {
      action: 'request_change',
      rule: 'suitability',
      reason: 'Please add whether the first evening is paid, and what happens to the recordings.',
      decided: 14,
    },
  },
  {
    about: { piece: 'Labels for two breweries' },
    reports: [
      {
        reason: 'copyright',
        words:
          'I drew both labels in 2024, and the breweries can confirm it. She was my intern at that time.',
        sent: 9,
      },
    ],
    ruling: {
      action: 'hide',
      rule: 'copyright',
      reason: 'One of the breweries has confirmed to us that somebody else drew its label.',
      decided: 7,
    },
    appeal: {
      words:
        'We drew them together, and my name stands beside his on the bottle. I can send you a photograph.',
      sent: 2,
    },
  },
  {
    about: { job: 'Recruiter for a quiet company' },
    reports: [
      { reason: 'scam', words: 'A man of this name asked me for a deposit.', sent: 3 },
      { reason: 'other', words: 'The company says that it does not know of this job.', sent: 2 },
    ],
  },
  {
    about: { company: 'seventhpier' },
    reports: [
      { reason: 'spam', words: 'The same job comes back every week under another title.', sent: 1.5 },
    ],
  },
  {
    about: { freelancer: 'bilal' },
    reports: [{ reason: 'copyright', words: 'One of these pictures is mine.', sent: 1 }],
  },
];
