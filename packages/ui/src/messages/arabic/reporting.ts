import type { Messages } from '../english.ts';

export const reporting: Messages['reporting'] = {
  report: 'إبلاغ',
  about: (name) => `: ${name}`,
};
