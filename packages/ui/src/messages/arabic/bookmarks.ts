import type { Messages } from '../english.ts';

export const bookmarks: Messages['bookmarks'] = {
  job: { save: 'حفظ الوظيفة', saved: 'محفوظة' },
  freelancer: { save: 'حفظ المستقل', saved: 'محفوظ' },
  about: (name) => `: ${name}`,
};
