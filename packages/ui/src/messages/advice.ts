/**
 * The texts of the preview and the suggestions that help a client to write a job. They are loaded while the client
 * fills in the form.
 */
export const advice = {
  preview: {
    title: 'Preview',
    explanation: 'As applicants will see it.',
    card: 'In the list of jobs',
    page: 'On its own page',
    openPage: 'Preview the page',
    /** The placeholders for fields that are still empty. */
    placeholders: {
      title: 'Title',
      company: 'your company',
      location: 'Location',
      short_description: 'The short description, in one or two sentences.',
      description: 'The description.',
    },
  },
  suggestions: {
    title: 'Suggestions',
    optional: 'You can post the job without following them.',
    count: (count: number, number: string) => (count === 1 ? '1 suggestion' : `${number} suggestions`),
    more: (number: string) => `${number} more`,
  },
  /** One sentence for each suggestion, with its reason. `words` are the matched words, as they were typed. */
  sentences: {
    noPlace: () =>
      'Name the city and country: people decide by the way there whether they can do work on site.',
    excludingWords: (words: string) =>
      `Find other words for ${words}: people who could do the work well may read that it is not for them.`,
    contactDetails: (words: string) =>
      `Leave out ${words}: everyone can read it, spammers included, and applications reach you here without it.`,
    noPay: () => 'Say what the job pays: people compare it before they take the time to apply.',
    wideSpread: () =>
      'The upper amount is more than twice the lower one, so applicants cannot tell what you would offer them.',
    shortText: () =>
      'Say a little more about the tasks, the team and the time it takes, so that people can tell whether it suits them.',
    allCapitals: () => 'Write without capital letters throughout: they read as shouting, and more slowly.',
    farDeadline: () =>
      'The deadline is more than 90 days away: those who apply first may have found other work by then.',
    titleForSearch: () =>
      'Leave signs, amounts and calls such as “urgent” out of the title: search engines refuse job titles with more than the role.',
    placeForSearch: () =>
      'Choose the country, or from where you hire: search engines leave out jobs whose country they cannot tell.',
    companyForSearch: () =>
      'Your account has no company name, without which search engines do not list a job.',
  },
};
