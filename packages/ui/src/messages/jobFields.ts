import type { JobFields } from '@skillharbor/contract';
import { englishJobWords } from '@skillharbor/prose';

/** The labels of the fields of a job, in the form and on the pages of the job. */
export const jobLabels = {
  ...englishJobWords.parts,
  decision_date: 'Answers by',
  blind_review: 'How you review applicants',
  application_limit: 'Limit of applications',
  screening_questions: 'Screening questions',
  positions: 'People needed',
} satisfies Record<keyof JobFields, string>;

/** The hints below the fields in the form. */
export const jobHints = {
  title: 'What you would call it to a friend, for example “Product designer for a booking app”.',
  short_description: 'One or two sentences, shown in the list of jobs.',
  description: 'What is to be done, with whom, and what you hope to read in an application.',
  location: 'A city and a country, or “Anywhere”.',
  hire_from: 'The countries where the people you hire may live. “Anywhere” is a choice as well.',
  country: 'The country of the place of work. Readers in this country find the job by it.',
  salary_range: 'What an amount cannot say, in your own words: “plus a share of royalties”.',
  application_deadline: 'The last day on which applications arrive.',
  decision_date:
    'Every applicant has an answer by this day; it stands on the job. Left empty, it is 14 days after the deadline.',
  application_limit:
    'The job takes no more applications once so many have arrived. Each one that is withdrawn or declined makes room for another. Left empty, there is no limit.',
  positions: 'Once you have accepted so many applicants, we offer to mark the job as filled.',
} satisfies Partial<Record<keyof JobFields, string>>;
