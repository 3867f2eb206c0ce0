import type { PayPeriod } from '@skillharbor/contract';
import { jobHints, jobLabels } from './jobFields.ts';

export const jobForm = {
  sections: {
    work: 'The work',
    terms: 'Place and terms',
    pay: 'Pay and deadline',
    review: 'Applicants',
  },
  labels: {
    ...jobLabels,
    pay_min: 'From',
    pay_max: 'To',
    pay_currency: 'Currency',
    pay_period: 'Per',
    overlap_hours: 'Hours of overlap a day',
    overlap_time_zone: 'With working hours in',
    publish_on: 'Public from',
  },
  hints: jobHints,
  /** The hints of the field `publish_on`, for a new job and for an inactive one. */
  publication: {
    new: 'Leave it empty to publish the job as soon as you create it. Otherwise the job goes public when this day begins, in UTC.',
    inactive:
      'The job goes public by itself when this day begins, in UTC. Leave it empty to reactivate it yourself.',
  },
  /** The options for `blind_review`. */
  reviews: {
    named: { label: 'With their names', hint: 'Names, profiles and resumes are there from the start.' },
    blind: {
      label: 'Without their names',
      hint: 'Names, pictures, roles, places, links and resumes are hidden until you decide, or reveal one. Rates are ranges, and only the skills that the job names are listed. Freelancers read that on the job.',
    },
  },
  /** The texts about where a job's freelancers may live. */
  hiring: {
    notStated: 'Not stated',
    anywhere: 'Anywhere in the world',
    groups: { EU: 'European Union (EU)', EEA: 'European Economic Area (EEA)' },
    suggestion: (place: string) => `Your location names: ${place}`,
    useCountry: 'Use it as the country',
    useHireFrom: 'Hire from there',
  },
  payPeriods: {
    hour: 'Hour',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    project: 'Project',
  } satisfies Record<PayPeriod, string>,
  /** The texts around the preview of the pay. */
  payPreview: {
    label: 'It will read:',
    empty: 'No amount yet.',
    hint: 'Leave “To” empty for “from …”. For a fixed amount, enter it twice.',
  },
  /** The texts about the client's own questions to applicants. */
  screening: {
    introduction: (most: string) =>
      `Ask everyone who applies up to ${most} questions of your own. You read the answers below the letter, and side by side when you compare applicants.`,
    question: (number: string) => `Question ${number}`,
    labels: {
      text: 'Your question',
      kind: 'Answered',
      choices: 'Choices',
      need: 'An answer is',
    },
    hints: {
      text: 'Ask for what the letter may not say, in one sentence.',
      choices: 'One on each line: two at least, six at most.',
    },
    kinds: { text: 'In their own words', choice: 'By one of your choices' },
    needs: { required: 'Required', optional: 'Optional' },
    add: 'Add a question',
    remove: (number: string) => `Remove question ${number}`,
    removed: (number: string) => `Question ${number} is removed.`,
  },
  /**
   * The name of the region with the preview and the suggestions. The button that opens this region, if there is no room
   * beside the form, has the same name.
   */
  assistant: 'Preview and suggestions',
  cancel: 'Cancel',
  errors: {
    titleRequired: 'Title is required',
    shortDescriptionRequired: 'Short description is required',
    descriptionRequired: 'Description is required',
    locationRequired: 'Location is required',
    deadlineRequired: 'Application deadline is required',
    overlapInvalid: (most: string) => `Enter a whole number of hours from 1 to ${most}.`,
    lowerAmountMissing: 'Enter the lower amount as well.',
    amountInvalid: 'Enter an amount such as 60 or 1,200.50.',
    upperBelowLower: 'The upper amount is below the lower one.',
    deadlinePast: 'The deadline must be today or later',
    decisionDateTooEarly: 'Answers must not be due before the deadline',
    decisionDateTooLate: (days: string) => `Answer within ${days} days after the deadline`,
    decisionDatePast: 'Answers must be due today or later',
    publicationPast: 'The job can only go public today or later',
    publicationTooLate: 'The job must go public before its deadline passes',
    positionsInvalid: (most: string) => `Enter a whole number from 1 to ${most}.`,
    limitInvalid: (most: string) => `Enter a whole number from 1 to ${most}, or leave it empty.`,
    tooLong: (limit: string) => `Please use at most ${limit} characters`,
    questionRequired: 'Write the question, or remove it.',
    questionRepeated: 'You ask this already.',
    choicesCount: (least: string, most: string) => `Enter ${least} to ${most} choices, one on each line.`,
    choiceTooLong: (limit: string) => `Use at most ${limit} characters for each choice.`,
    choiceRepeated: 'Enter each choice once.',
  },
  /** The texts for saving a new job as a draft. */
  draft: { save: 'Save as draft', saving: 'Saving draft…' },
  draftFailed: 'The draft could not be saved. Your text is still here: please try again.',
  failed: 'The job could not be saved. Your text is still here: please try again.',
};

export const createJob = {
  title: 'Create Job',
  introduction:
    'It appears in the job listings as soon as you create it, or on the day that you choose. You can change it at any time.',
  submit: 'Create Job',
  submitting: 'Creating job…',
  copiedFrom: 'Copied without its dates from:',
  notCopied: 'Nothing was copied, because this job does not exist or is not one of yours.',
  draftLoadFailed: 'Failed to load this draft.',
  draftGone:
    'This draft does not exist any more, or it belongs to someone else. You can begin a new job here.',
};

export const editJob = {
  title: 'Edit Job',
  loading: 'Loading job...',
  submit: 'Save Changes',
  submitting: 'Saving changes…',
  conflict: {
    title: 'This job was changed meanwhile',
    explanation:
      'Nothing of yours is lost: your text is still in the form, but not saved yet. These fields were changed since you opened this page:',
    otherwise:
      'Nothing of yours is lost: your text is still in the form. None of these fields was changed, so you can save it now.',
    choice: 'If you save now, your text replaces these changes.',
    useCurrent: 'Discard my text and use theirs',
  },
};
