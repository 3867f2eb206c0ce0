import type { Forms } from './plural.ts';

/** The counted nouns in the form for the subject of a sentence. */
export const nouns = {
  job: {
    zero: 'لا وظائف',
    one: 'وظيفة واحدة',
    two: 'وظيفتان',
    few: 'وظائف',
    many: 'وظيفة',
    other: 'وظيفة',
  },
  openJob: {
    zero: 'لا وظائف مفتوحة',
    one: 'وظيفة مفتوحة واحدة',
    two: 'وظيفتان مفتوحتان',
    few: 'وظائف مفتوحة',
    many: 'وظيفة مفتوحة',
    other: 'وظيفة مفتوحة',
  },
  freelancer: {
    zero: 'لا مستقلين',
    one: 'مستقل واحد',
    two: 'مستقلان',
    few: 'مستقلين',
    many: 'مستقلًا',
    other: 'مستقل',
  },
  application: {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: 'طلبات',
    many: 'طلبًا',
    other: 'طلب',
  },
  applicant: {
    zero: 'لا متقدمين',
    one: 'متقدم واحد',
    two: 'متقدمان',
    few: 'متقدمين',
    many: 'متقدمًا',
    other: 'متقدم',
  },
  suggestion: {
    zero: 'لا اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: 'اقتراحات',
    many: 'اقتراحًا',
    other: 'اقتراح',
  },
  character: {
    zero: 'لا أحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: 'أحرف',
    many: 'حرفًا',
    other: 'حرف',
  },
  day: {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومين',
    few: 'أيام',
    many: 'يومًا',
    other: 'يوم',
  },
} satisfies Record<string, Forms>;
