/** The texts of the pages with a user's saved jobs or freelancers. */
export const saved = {
  jobs: {
    title: 'Saved jobs',
    loading: 'Loading your saved jobs…',
    loadFailed: 'Failed to load your saved jobs.',
    empty: 'No saved jobs yet',
    emptyReason: 'Press the bookmark of a job to find it here again. We tell you here what becomes of it.',
    emptyList: 'No job is in this list any more.',
    find: 'Find jobs',
    onDevice: 'Your saved jobs are on this device only. Sign up or log in, and they come with you.',
    signUp: 'Sign up',
  },
  freelancers: {
    title: 'Saved freelancers',
    loading: 'Loading your saved freelancers…',
    loadFailed: 'Failed to load your saved freelancers.',
    empty: 'No saved freelancers yet',
    emptyReason: 'Press the bookmark of a freelancer to find them here again. Only your team sees this list.',
    find: 'Find freelancers',
  },
  states: {
    open: 'Open to applications',
    filled: 'Filled',
    unlisted: 'No longer listed',
  },
  /** The texts that mark changes of a saved job since the user last looked at the list. */
  isNew: 'New status',
  changed: 'Changed since you saved it or last looked here',
  savedOn: (date: string) => `Saved on ${date}`,
  /** The texts about the lists in which a freelancer groups saved jobs. */
  list: {
    choices: 'Your lists',
    all: 'All',
    label: 'List',
    about: (title: string) => ` for ${title}`,
    tooLong: (limit: string) => `Please use at most ${limit} characters`,
  },
  note: {
    own: 'Note to yourself',
    team: 'Note for your team',
    about: (name: string) => ` about ${name}`,
    pending: 'Not saved yet. It is sent as soon as possible, and kept on this device until then.',
    saved: 'Saved.',
  },
};
