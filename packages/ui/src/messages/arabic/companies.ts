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
    founded: (year) => `تأسست عام ${year}`,
    location: 'المكان',
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
    sizes: {
      '1': 'شخص واحد',
      '2-10': 'من 2 إلى 10 أشخاص',
      '11-50': 'من 11 إلى 50 شخصًا',
      '51-200': 'من 51 إلى 200 شخص',
      '201-1000': 'من 201 إلى 1000 شخص',
      '1001+': 'أكثر من 1000 شخص',
    },
    labels: {
      name: 'اسم الشركة',
      about: 'نبذة',
      website: 'الموقع الإلكتروني',
      size: 'الحجم',
      founded: 'سنة التأسيس',
      location: 'المكان',
      logo: 'شعار الشركة',
      remove_logo: 'إزالة الشعار',
    },
    hints: {
      name: 'يظهر في كل وظائفك، حتى التي نشرتها من قبل.',
      about: 'ماذا تعملون، ومن أنتم، وكيف يكون العمل معكم.',
      website: `عنوان يبدأ بـ ${isolate('https://')} أو ${isolate('http://')}.`,
      size: 'كم شخصًا يعمل فيها.',
      founded: 'سنة مثل 1987.',
      location: 'مثل «لشبونة، البرتغال».',
    },
    logoHint: (limit) => `JPEG أو PNG أو WebP، بحد أقصى ${limit}. يُعرض داخل مربع.`,
    keepLogo: 'إبقاء الشعار',
    logoRemoved: 'يُزال الشعار عند الحفظ.',
    submit: 'حفظ الشركة',
    submitting: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    nameRequired: 'اسم الشركة مطلوب',
    websiteInvalid: 'أدخل عنوانًا مثل https://example.com.',
    foundedInvalid: 'أدخل سنة مثل 1987.',
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
  },
};
