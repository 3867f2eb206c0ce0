import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const review: Messages['client']['review'] = {
  card: {
    skills: 'المهارات',
    named: '، مذكورة في الوظيفة',
    moreSkills: (number) => `+${number}`,
    hiddenSkills: (count, number) =>
      plural(count, {
        zero: 'لا مهارات أخرى',
        one: 'مهارة أخرى مخفية',
        two: 'مهارتان أخريان مخفيتان',
        few: `${number} مهارات أخرى مخفية`,
        many: `${number} مهارة أخرى مخفية`,
        other: `${number} مهارة أخرى مخفية`,
      }),
    resume: 'السيرة الذاتية',
    note: 'ملاحظتك',
  },
  list: {
    filter: 'المتقدمون حسب الحالة',
    beside: 'المتقدمون في هذه القائمة',
    filters: {
      all: 'الكل',
      undecided: 'قيد الانتظار',
      shortlisted: 'القائمة المختصرة',
      decided: 'صدر القرار',
    },
    sort: 'الترتيب حسب',
    sorts: {
      newest: 'الأحدث أولًا',
      oldest: 'الأقدم أولًا',
      rate_low: 'الأجر الأدنى أولًا',
      rate_high: 'الأجر الأعلى أولًا',
    },
    empty: {
      all: 'لا طلبات بعد',
      undecided: 'تلقى كل المتقدمين ردًا',
      shortlisted: 'لا أحد في قائمتك المختصرة بعد',
      decided: 'لا قرارات بعد',
    },
    emptyShortlist: 'اضغط على النجمة في إحدى البطاقات. لن يعلم المستقل بذلك.',
    showAll: 'عرض كل المتقدمين',
  },
  shortlist: {
    button: 'القائمة المختصرة',
    about: (name) => ` ${isolate(name)}`,
    failed: 'تعذّر تغيير القائمة المختصرة. يرجى المحاولة مرة أخرى.',
    notify: (name) => `إبلاغ ${isolate(name)}`,
    notNotified: 'لا يعلم بها غيرك.',
    notified: (date) => `أُبلغ المستقل بتاريخ ${date}.`,
    notifyModal: {
      title: (name) => `إبلاغ ${isolate(name)} بقائمتك المختصرة؟`,
      explanation: (name) =>
        `تصل ${isolate(name)} رسالة إلكترونية واحدة بأن هذا الطلب في قائمتك المختصرة، ويظهر ذلك إلى جانب الطلب. لا يمكن التراجع عن هذا.`,
      confirm: 'إرسال الرسالة',
      confirming: 'جارٍ الإرسال…',
      cancel: 'إلغاء',
      failed: 'تعذّر إرسال الرسالة. يرجى المحاولة مرة أخرى.',
    },
  },
  note: {
    label: 'ملاحظة خاصة',
    hint: 'لا يقرؤها غيرك. تُحفظ أثناء الكتابة.',
    saving: 'جارٍ الحفظ…',
    saved: 'حُفظت',
    failed: 'لم تُحفظ بعد. هي باقية على هذا الجهاز.',
    retry: 'إعادة الحفظ',
  },
  compare: {
    title: 'مقارنة المتقدمين',
    loading: 'جارٍ تحميل المتقدمين…',
    names: 'المتقدمون',
    about: (name) => ` ${isolate(name)}`,
    resumeOf: (name) => ` الخاصة بـ ${isolate(name)}`,
    none: 'غير مذكور',
    same: ' (متطابق لدى الجميع)',
    tooFew: 'اختر متقدمَين أو أكثر',
    howTo: 'اختر «مقارنة» لدى متقدمين اثنين إلى أربعة على الوظيفة.',
    chooseApplicants: 'اختيار المتقدمين',
    choose: 'مقارنة',
    chosen: (number) => `المختار: ${number}`,
    full: 'أربعة هو الحد الأقصى.',
    compare: 'المقارنة جنبًا إلى جنب',
    clear: 'إلغاء الاختيار',
  },
  neighbours: {
    label: 'متقدمون آخرون',
    previous: 'السابق',
    next: 'التالي',
    applicant: ' من المتقدمين',
  },
  shortcuts: {
    next: 'المتقدم التالي',
    previous: 'المتقدم السابق',
    shortlist: 'الإضافة إلى القائمة المختصرة أو الإزالة منها',
    accept: 'قبول',
    decline: 'رفض',
  },
};
