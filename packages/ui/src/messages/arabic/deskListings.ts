import type { deskListings as english } from '../deskListings.ts';

export const deskListings: typeof english = {
  title: 'الوظائف',
  lead: 'اعثر على وظيفة، حتى إن لم يرها أحد غيرك. ويُقرر ما يحدث لها في قضية.',
  search: 'العنوان أو الشركة أو الرقم',
  find: 'بحث',
  loading: 'جارٍ تحميل الوظائف…',
  loadFailed: 'تعذر تحميل الوظائف. يرجى المحاولة لاحقًا.',
  empty: 'لم يُعثر على وظائف',
  emptyReason: 'لا يوجد هذا النص في أي عنوان أو شركة، ولا وظيفة بهذا الرقم.',
  columns: {
    job: 'الوظيفة',
    company: 'الشركة',
    state: 'الحالة',
    owner: 'العميل',
    reports: 'البلاغات',
    created: 'أُنشئت',
    case: 'القضية',
  },
  states: {
    open: 'مفتوحة',
    closed: 'مغلقة',
    filled: 'مشغولة',
    planned: 'مخطط لها',
    inactive: 'غير نشطة',
    hidden: 'مخفية بقرار',
    deleted: 'محذوفة',
  },
  number: (number) => `رقم ${number}`,
  noOwner: 'عضو سابق',
  openCase: 'فتح قضية',
  seeCase: 'عرض القضية',
};
