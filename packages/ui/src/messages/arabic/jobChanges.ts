import { arabicJobWords } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { counted } from './plural.ts';

export const jobChanges: Messages['jobs']['changes'] = {
  before: 'سابقًا: ',
  after: 'الآن: ',
  changedOn: (dateTime) => `عُدّلت بتاريخ ${dateTime}`,
  texts: arabicJobWords.changed,
  textBefore: 'سابقًا',
  textAfter: 'لاحقًا',
  earlier: (count, number) =>
    counted(count, number, {
      zero: 'لا تعديلات سابقة',
      one: 'تعديل سابق واحد',
      two: 'تعديلان سابقان',
      few: 'تعديلات سابقة',
      many: 'تعديلًا سابقًا',
      other: 'تعديل سابق',
    }),
};
