import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { nouns } from './nouns.ts';
import { counted, plural } from './plural.ts';

export const companies: Messages['companies'] = {
  page: {
    title: 'الشركة',
    back: 'رجوع',
    loading: 'جارٍ تحميل الشركة…',
    about: 'نبذة',
    noAbout: (name) => `لم تكتب ${isolate(name)} شيئًا عن نفسها بعد.`,
    edit: 'تحرير الشركة',
    openJobs: (count, number) => counted(count, number, nouns.openJob),
    domainConfirmed: 'النطاق مؤكَّد',
    jobs: 'الوظائف المفتوحة',
    loadingJobs: 'جارٍ تحميل الوظائف…',
    noJobs: 'لا وظائف مفتوحة',
    noJobsReason: (name) => `لا تبحث ${isolate(name)} عن أحد حاليًا.`,
    allJobs: 'عرض كل الوظائف',
    notFound: 'لم يُعثر على الشركة',
    loadFailed: 'تعذّر تحميل هذه الشركة. يرجى المحاولة لاحقًا.',
    jobsFailed: 'تعذّر تحميل وظائف هذه الشركة. يرجى المحاولة لاحقًا.',
  },

  decisionRecord: {
    decided: (decided, counted) => `الطلبات التي رُدّ عليها: ${decided} من ${counted}`,
    usually: (share, days, number) =>
      plural(days, {
        zero: `${share}، عادةً في اليوم نفسه`,
        one: `${share}، عادةً خلال يوم`,
        two: `${share}، عادةً خلال يومين`,
        few: `${share}، عادةً خلال ${number} أيام`,
        many: `${share}، عادةً خلال ${number} يومًا`,
        other: `${share}، عادةً خلال ${number} يوم`,
      }),
    title: 'الردود على الطلبات',
    explanation: 'خلال الاثني عشر شهرًا الأخيرة. يُحسب الطلب متى رُدّ عليه، أو متى مرّ موعد القرار.',
    isNew: 'عميل جديد: عدد الطلبات لا يكفي بعد للحكم على ردوده',
  },

  edit: {
    title: 'شركتك',
    introduction: 'ما يراه المستقلون من الشركة في صفحتها وإلى جانب وظائفها.',
    loading: 'جارٍ تحميل شركتك…',
    loadFailed: 'تعذّر تحميل شركتك. يرجى المحاولة لاحقًا.',
    logoSection: 'الشعار',
    aboutSection: 'عن الشركة',
    labels: {
      name: 'اسم الشركة',
      about: 'نبذة',
      website: 'الموقع الإلكتروني',
      logo: 'شعار الشركة',
      remove_logo: 'إزالة الشعار',
    },
    hints: {
      name: 'يظهر في كل وظائفك، حتى التي نشرتها من قبل.',
      about: 'ماذا تعملون، ومن أنتم، وكيف يكون العمل معكم.',
      website: `عنوان يبدأ بـ ${isolate('https://')} أو ${isolate('http://')}.`,
    },
    logoHint: (limit) => `JPEG أو PNG أو WebP، بحد أقصى ${limit}. يُلائم داخل مربع.`,
    keepLogo: 'إبقاء الشعار',
    logoRemoved: 'يُزال الشعار عند الحفظ.',
    submit: 'حفظ الشركة',
    submitting: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    nameRequired: 'اسم الشركة مطلوب',
    websiteInvalid: 'أدخل عنوانًا مثل https://example.com.',
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
  },
};
