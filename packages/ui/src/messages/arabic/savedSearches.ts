import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { counted } from './plural.ts';

export const savedSearches: Messages['savedSearches'] = {
  title: 'عمليات البحث المحفوظة',
  loading: 'جارٍ تحميل عمليات البحث المحفوظة…',
  loadFailed: 'تعذّر تحميل عمليات البحث المحفوظة.',
  empty: 'لا توجد عمليات بحث محفوظة بعد',
  emptyReason: 'ابحث عن وظائف ثم اضغط «حفظ هذا البحث». سنخبرك هنا، وبالبريد الإلكتروني إن أردت، بكل جديد.',
  find: 'البحث عن وظائف',
  newJobs: (count, number) =>
    counted(count, number, {
      zero: 'لا وظائف جديدة',
      one: 'وظيفة جديدة واحدة',
      two: 'وظيفتان جديدتان',
      few: 'وظائف جديدة',
      many: 'وظيفة جديدة',
      other: 'وظيفة جديدة',
    }),
  nothingNew: 'لا وظائف جديدة منذ آخر مرة نظرت فيها',
  show: 'عرض كل وظائف هذا البحث',
  edit: (name) => `تغيير «${isolate(name)}» أو حذفه`,
  frequencies: {
    off: 'بلا رسائل',
    daily: 'رسالة كل صباح بالوظائف الجديدة',
    weekly: 'رسالة كل يوم اثنين بالوظائف الجديدة',
  },
  form: {
    labels: {
      name: 'الاسم',
      words: 'كلمات البحث',
      filters: 'عوامل التصفية',
      frequency: 'ما الرسائل التي تريدها؟',
    },
    nameRequired: 'أدخل اسمًا.',
    conditionRequired: 'اكتب كلمة، أو أبقِ أحد عوامل التصفية.',
    filtersHint: 'أزل العلامة عن العوامل التي لم تعد تريدها.',
    hint: 'لا نرسل رسالة فارغة، ولا نذكر وظيفة مرتين.',
    submit: 'حفظ التغييرات',
    submitting: 'جارٍ الحفظ…',
    delete: 'حذف هذا البحث',
  },
  save: {
    open: 'حفظ هذا البحث',
    submit: 'حفظ البحث',
    submitting: 'جارٍ الحفظ…',
    saved: 'هذا البحث محفوظ.',
    see: 'عرض عمليات البحث المحفوظة',
  },
  saveFailed: 'تعذّر حفظ البحث. يرجى المحاولة مرة أخرى.',
  changeFailed: 'تعذّر تغيير البحث. يرجى المحاولة مرة أخرى.',
  changed: 'غُيّر البحث.',
  deleted: 'حُذف البحث.',
  link: {
    title: 'بحثك المحفوظ',
    loading: 'جارٍ البحث عن بحثك المحفوظ، لحظة من فضلك…',
    loadFailed: 'تعذّر العثور على بحثك المحفوظ. يرجى المحاولة مرة أخرى.',
    unknownLink: 'هذا الرابط لا يعمل: ربما حُذف البحث. عند تسجيل الدخول ترى كل ما حفظته.',
    deletedExplained: 'لن تصلك رسائل أخرى عنه.',
  },
};
