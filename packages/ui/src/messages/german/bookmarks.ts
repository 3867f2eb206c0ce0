import type { Messages } from '../english.ts';

export const bookmarks: Messages['bookmarks'] = {
  job: { save: 'Auftrag merken', saved: 'Gemerkt' },
  freelancer: { save: 'Freelancer merken', saved: 'Gemerkt' },
  about: (name) => `: ${name}`,
};
