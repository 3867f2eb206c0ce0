import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const applications: Messages['applications'] = {
  statuses: {
    pending: 'قيد الانتظار',
    accepted: 'مقبول',
    rejected: 'مرفوض',
    withdrawn: 'مسحوب',
    closed: 'دون قرار',
  },

  resume: {
    facts: (type, size) => `${isolate(type)}، ${size}`,
    download: 'تنزيل السيرة الذاتية',
  },

  screening: { title: 'أسئلة للمتقدمين', noAnswer: 'دون إجابة' },

  list: {
    title: 'طلباتي',
    loading: 'جارٍ تحميل الطلبات…',
    empty: 'لم يُعثر على طلبات',
    emptyReason: 'تظهر هنا الوظائف التي تتقدم إليها، مع ردود عملائها.',
    open: (count, limit) => `الطلبات المفتوحة: ${count} من ${limit}. القرار أو سحب طلب يتيح مكانًا لطلب آخر.`,
    findJobs: 'ابحث عن وظائف',
    results: 'الطلبات',
    viewJob: 'عرض الوظيفة',
    appliedOn: (date) => `تقدمت بتاريخ ${date}`,
    events: {
      revealed: (date) => `عُرض اسمك على العميل بتاريخ ${date}`,
      changed: (date) => `عُدّلت الوظيفة بتاريخ ${date}`,
      shortlisted: (date) => `أُضيف إلى القائمة المختصرة بتاريخ ${date}`,
      filled: (date) => `شُغلت الوظيفة بتاريخ ${date}`,
      filledWithYou: (date) => `شغلتَ أنت الوظيفة بتاريخ ${date}`,
    },
    waitingForThem: 'بانتظار العملاء',
    done: 'منتهية',
    moreDone: (count, number) =>
      plural(count, {
        zero: 'لا طلبات أخرى',
        one: 'عرض طلب آخر',
        two: 'عرض طلبين آخرين',
        few: `عرض ${number} طلبات أخرى`,
        many: `عرض ${number} طلبًا آخر`,
        other: `عرض ${number} طلب آخر`,
      }),
    filter: {
      label: 'الطلبات حسب الحالة',
      all: 'الكل',
    },
    emptyFilter: 'لا يوجد طلب في هذه الحالة.',
    showAll: 'عرض كل الطلبات',
    details: 'التفاصيل',
    about: (title) => ` عن طلبك: ${isolate(title)}`,
    message: 'رسالة من العميل',
    declineReason: 'السبب كما ذكره العميل',
    loadFailed: 'تعذّر تحميل الطلبات.',
  },

  one: {
    title: 'طلبي',
    back: 'طلباتي',
    loading: 'جارٍ تحميل الطلب…',
    loadFailed: 'تعذّر تحميل هذا الطلب.',
    state: 'حالته الآن',
    coverLetter: 'خطاب التقديم',
    hidden: 'لا يرى العميل هويتك.',
    keptUntil: (day) =>
      `يُحفظ حتى ${day}. ثم يُحذف خطابك وإجاباتك وسيرتك الذاتية والقرار وكل الرسائل. ونذكّرك بالبريد قبل ذلك بأسبوعين.`,
    resume: 'سيرتك الذاتية',
    withdrawalReason: 'السبب الذي ذكرته',
    withdraw: 'سحب الطلب',
    applyAgain: 'التقديم مرة أخرى',
    receipt: {
      title: 'الوظيفة التي تقدمت إليها',
      unchanged: 'لم يتغير نصها منذ تقدمت.',
      changedTitle: 'ما تغير منذ تقدمت',
      version: 'تقدمت إلى هذه النسخة',
    },
  },

  nextStep: {
    title: 'الخطوة التالية',
    write: 'راسل العميل للاتفاق على البدء.',
    wait: 'اكتب إلى العميل في صفحة هذا الطلب. ولديه أيضًا عنوان بريدك الإلكتروني.',
  },

  withdrawModal: {
    title: 'سحب هذا الطلب؟',
    explanation: (jobTitle) =>
      `يُبلَّغ عميل «${isolate(jobTitle)}» ولا يبتّ فيه بعد ذلك. وما دامت الوظيفة تستقبل الطلبات يمكنك التقديم مرة أخرى.`,
    label: 'السبب',
    hint: 'جملة واحدة تفيد العميل، وهو يقرؤها إلى جانب طلبك.',
    submit: 'سحب',
    submitting: 'جارٍ السحب…',
    cancel: 'إلغاء',
    failed: 'تعذّر سحب الطلب. يرجى المحاولة مرة أخرى.',
    withdrawn: 'سُحب الطلب.',
  },
};
