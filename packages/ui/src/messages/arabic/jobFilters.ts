import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { nouns } from './nouns.ts';
import { counted, plural } from './plural.ts';

export const jobFilters: Messages['jobs']['listings']['filters'] = {
  category: 'المجال',
  location: 'المكان',
  company: 'الشركة',
  unknownCompany: 'غير مذكورة',
  employmentType: 'نوع التوظيف',
  workType: 'نمط العمل',
  locatedIn: 'أنا في',
  anyCountry: 'كل البلدان',
  counted: (country, count) => `${country}: ${count}`,
  notStated: 'مع الوظائف التي لا تذكر من أين توظّف',
  notStatedLegend: 'غير محدد',
  useCountry: (country) => `استخدام ${country} من ملفك الشخصي`,
  pay: 'الأجر',
  payMin: 'لا يقل عن',
  payCurrency: 'العملة',
  payPeriod: 'لكل',
  payInvalid: 'اكتب مبلغًا، مثل 60 أو 4000.',
  posted: 'تاريخ النشر',
  postedAnyTime: 'في أي وقت',
  postedWithin: {
    1: 'منذ أمس',
    7: 'آخر 7 أيام',
    30: 'آخر 30 يومًا',
  },
  more: 'عوامل تصفية أخرى',
  hasPay: 'استبعاد الوظائف التي لم يُذكر أجرها',
  isOpen: 'الوظائف المفتوحة فقط',
  show: (count, number) =>
    plural(count, {
      zero: 'عرض الوظائف',
      one: 'عرض وظيفة واحدة',
      two: 'عرض وظيفتين',
      few: `عرض ${number} وظائف`,
      many: `عرض ${number} وظيفة`,
      other: `عرض ${number} وظيفة`,
    }),
  showMore: (number) => `عرض أكثر من ${number} وظيفة`,
  showAny: 'عرض الوظائف',

  pills: {
    category: (names) => `المجالات: ${names}`,
    location: (names) => `الأماكن: ${isolate(names)}`,
    company: (names) => `الشركات: ${isolate(names)}`,
    employment_type: (names) => `أنواع التوظيف: ${names}`,
    remote: (names) => `أنماط العمل: ${names}`,
    located_in: (country) => `أنا في: ${country}`,
    located_in_or_not_stated: (country) => `أنا في: ${country}، أو غير محدد`,
    pay: (amount) => `الأجر: لا يقل عن ${amount}`,
    posted_within: {
      1: 'النشر: منذ أمس',
      7: 'النشر: آخر 7 أيام',
      30: 'النشر: آخر 30 يومًا',
    },
    has_pay: 'الوظائف المذكور أجرها فقط',
    is_open: 'الوظائف المفتوحة فقط',
  },

  empty: 'لا توجد وظيفة تستوفي عوامل التصفية هذه كلها.',
  emptySearch: (words) => `لا توجد وظيفة عن «${isolate(words)}» تستوفي عوامل التصفية هذه كلها.`,
  without: (pill, count, number) => `من دون «${isolate(pill)}»: ${counted(count, number, nouns.job)}.`,
  drop: (pill) => `إزالة «${isolate(pill)}»`,
};
