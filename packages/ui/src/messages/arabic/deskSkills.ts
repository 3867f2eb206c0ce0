import type { deskSkills as english } from '../deskSkills.ts';
import { counted } from './plural.ts';

const have = (count: number, number: string) =>
  `عدد من لديهم هذه المهارة: ${counted(count, number, {
    zero: 'لا أحد',
    one: 'مستقل واحد',
    two: 'مستقلان',
    few: 'مستقلين',
    many: 'مستقلًا',
    other: 'مستقل',
  })}.`;

export const deskSkills: typeof english = {
  title: 'المهارات',
  lead: 'ما يختار منه المستقلون ويبحث به العملاء. يسري كل تغيير فورًا ويُسجل.',
  search: 'الاسم أو الفئة',
  find: 'بحث',
  loading: 'جارٍ تحميل المهارات…',
  loadFailed: 'تعذر تحميل المهارات. يرجى المحاولة لاحقًا.',
  empty: 'لم يُعثر على مهارات',
  emptyReason: 'لا يوجد هذا النص في أي اسم أو فئة.',
  columns: { name: 'الاسم', category: 'الفئة', freelancers: 'المستقلون', actions: 'الإجراءات' },
  ofSkill: (action, name) => `${action}: ${name}`,
  labels: { name: 'الاسم', category: 'الفئة', into: 'المهارة التي تبقى' },
  hints: { category: 'فئة موجودة أو جديدة.' },
  add: {
    open: 'إضافة مهارة',
    title: 'إضافة مهارة',
    intro: () => 'يستطيع المستقلون اختيارها فورًا.',
    submit: 'إضافة',
    submitting: 'جارٍ الإضافة…',
    done: 'أُضيفت المهارة.',
  },
  change: {
    open: 'تغيير',
    title: 'تغيير المهارة',
    intro: (count, number) => `${have(count, number)} ويحتفظ بها كل من لديه باسمها الجديد.`,
    submit: 'حفظ',
    submitting: 'جارٍ الحفظ…',
    done: 'تغيرت المهارة.',
  },
  merge: {
    open: 'دمج',
    title: 'دمج المهارة',
    intro: (count, number) =>
      `${have(count, number)} يحصل كل من لديه، وكل بحث محفوظ، على المهارة الأخرى بدلًا منها. ولا يمكن التراجع عن ذلك.`,
    submit: 'دمج',
    submitting: 'جارٍ الدمج…',
    done: 'دُمجت المهارتان.',
  },
  cancel: 'إلغاء',
  nameRequired: 'أدخل اسمًا.',
  categoryRequired: 'أدخل فئة.',
  intoRequired: 'اختر المهارة التي تبقى.',
  tooLong: (maximum) => `استخدم ${maximum} حرفًا على الأكثر.`,
  failed: 'لم ينجح ذلك. يرجى المحاولة مرة أخرى.',
};
