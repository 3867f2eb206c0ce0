import type { Messages } from '../english.ts';
import { counted } from './plural.ts';

export const jobChanges: Messages['jobs']['changes'] = {
  labels: {
    title: 'المسمى',
    short_description: 'الوصف المختصر',
    description: 'الوصف',
    category: 'المجال',
    location: 'المكان',
    employment_type: 'نوع التوظيف',
    remote: 'نمط العمل',
    pay: 'الأجر',
    salary_range: 'تفاصيل الأجر',
    application_deadline: 'آخر موعد للتقديم',
  },
  before: 'سابقًا: ',
  after: 'الآن: ',
  changedOn: (dateTime) => `عُدّلت بتاريخ ${dateTime}`,
  texts: {
    short_description: 'عُدّل الوصف المختصر',
    description: 'عُدّل الوصف',
  },
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
