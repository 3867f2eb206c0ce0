/** The texts around the legal texts, which operators write themselves. */
export const legal = {
  page: {
    /** The description that search engines and link previews show below the title of the text. */
    description: (name: string, site: string) => `${name} of ${site}.`,
    loading: 'Loading the text...',
    loadFailed: 'The text could not be loaded. Please try again later.',
    notFound: 'This site has no such text.',
    version: (number: string, date: string) => `Version ${number}, published on ${date}`,
    versions: 'All versions',
    inForce: '(in force)',
    old: 'This version is no longer in force.',
    readPresent: 'Read the one in force',
    onlyInEnglish: 'There is no translation yet, so this text is in English.',
  },
  notice: {
    title: 'Some of our texts have changed',
    lead: 'Please read them when you have a moment:',
    done: 'I have read this',
    sending: 'Saving…',
    failed: 'This could not be saved. Please try again.',
  },
};
