import type { Messages } from '../english.ts';

export const reporting: Messages['reporting'] = {
  report: 'Melden',
  about: (name) => `: ${name}`,
};
