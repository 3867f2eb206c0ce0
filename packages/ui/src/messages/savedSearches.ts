import { plural } from './plural.ts';

/** The texts about saved searches. */
export const savedSearches = {
  title: 'Saved searches',
  loading: 'Loading your saved searches…',
  loadFailed: 'Failed to load your saved searches.',
  empty: 'No saved searches yet',
  jobs: {
    emptyReason:
      'Search for jobs and press “Save this search”. We tell you here, and by email if you like, what is new.',
    find: 'Find jobs',
    news: (count: number, number: string) => `${number} ${plural(count, 'new job', 'new jobs')}`,
    more: (count: number, number: string) => `${number} more ${plural(count, 'new job', 'new jobs')}`,
    nothingNew: 'No new jobs since you last looked',
    show: 'Show all jobs of this search',
    frequencies: {
      off: 'No emails',
      daily: 'An email each morning with new jobs',
      weekly: 'An email each Monday with new jobs',
    },
    hint: 'We send no empty email, and name no job twice.',
  },
  freelancers: {
    emptyReason:
      'Search for freelancers and press “Save this search”. We tell you here, and by email if you like, who is new.',
    find: 'Find freelancers',
    news: (count: number, number: string) =>
      `${number} ${plural(count, 'new freelancer', 'new freelancers')}`,
    more: (count: number, number: string) =>
      `${number} more ${plural(count, 'new freelancer', 'new freelancers')}`,
    nothingNew: 'No new freelancers since you last looked',
    show: 'Show all freelancers of this search',
    frequencies: {
      off: 'No emails',
      daily: 'An email each morning with new freelancers',
      weekly: 'An email each Monday with new freelancers',
    },
    hint: 'We name only freelancers who allow it in their profile, and none of them twice. No email is empty.',
  },
  edit: (name: string) => `Change or delete “${name}”`,
  form: {
    labels: {
      name: 'Name',
      words: 'Search words',
      filters: 'Filters',
      frequency: 'Which emails do you want?',
    },
    nameRequired: 'Enter a name.',
    conditionRequired: 'Type a word, or keep a filter.',
    filtersHint: 'Clear the filters that you no longer want.',
    submit: 'Save the changes',
    submitting: 'Saving…',
    delete: 'Delete this search',
  },
  save: {
    open: 'Save this search',
    submit: 'Save the search',
    submitting: 'Saving…',
    saved: 'This search is saved.',
    see: 'See your saved searches',
  },
  saveFailed: 'The search could not be saved. Please try again.',
  changeFailed: 'The search could not be changed. Please try again.',
  changed: 'The search is changed.',
  deleted: 'The search is deleted.',
  /** The texts of the page that the link in a mail opens. */
  link: {
    title: 'Your saved search',
    loading: 'Looking up your search, one moment…',
    loadFailed: 'We could not look up your search. Please try again.',
    unknownLink:
      'This link does not work: the search may be deleted. When you are logged in, you see all that you have saved.',
    deletedExplained: 'You get no more emails about it.',
  },
};
