import { noCompany } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { counted } from './plural.ts';

export const conversations: Messages['conversations'] = {
  title: 'المحادثة',
  loading: 'جارٍ تحميل الرسائل...',
  loadFailed: 'تعذّر تحميل الرسائل.',
  intro: {
    freelancer: 'لا يقرأ هذا سواك والعميل.',
    client: 'لا يقرأ هذا سواك والمتقدم.',
    blind: 'لا يقرأ هذا سواك والمتقدم. تبقى الأسماء والعناوين والروابط مخفية حتى تكشف الاسم.',
  },
  earlier: 'عرض الرسائل السابقة',
  earlierFailed: 'تعذّر تحميل الرسائل السابقة.',
  you: 'أنت',
  clientName: (company) => (company === noCompany ? 'العميل' : company),
  list: 'الرسائل',
  read: 'قُرئت',
  sending: 'جارٍ الإرسال…',
  notSent: 'لم تُرسل.',
  waitsForConnection: 'ستُرسل حالما يعود الاتصال.',
  sendAgain: 'إعادة الإرسال',
  discard: 'تجاهل',
  form: {
    label: 'رسالتك',
    hint: { freelancer: 'يقرؤها العميل.', client: 'يقرؤها المتقدم.' },
    required: 'اكتب رسالة أو اختر ملفًا.',
    tooLong: (maximum) => `استخدم ${maximum} حرفًا على الأكثر.`,
    file: 'ملف',
    noFiles: 'يمكنك إرسال الملفات بعد أن يعرف العميل اسمك، لأن الملف يكشف صاحبه.',
    submit: 'إرسال',
    submitting: 'جارٍ الإرسال…',
  },
  fileFacts: (type, size) => `${type}، ${size}`,
  fileLost: 'لم تُرسل: غادرت الصفحة قبل وصول الملف. تجاهل هذه الرسالة واختر الملف من جديد.',
  mute: 'كتم',
  unmute: 'إلغاء الكتم',
  end: 'إنهاء المحادثة',
  muted: 'المحادثة مكتومة: لا تصلك رسائل إلكترونية عن الرسائل الجديدة.',
  changeFailed: 'تعذّر حفظ التغيير. يرجى المحاولة مرة أخرى.',
  writing: {
    waiting: 'يمكنك الكتابة هنا بعد أن يكتب إليك العميل أو يضعك في القائمة المختصرة أو يتخذ قراره.',
    ended: 'لقد أنهيت هذه المحادثة.',
    endedByOther: 'أنهى الطرف الآخر هذه المحادثة.',
    closed: 'لم يعد هنا من يقرأ الرسائل.',
  },
  reopen: 'فتحها من جديد',
  empty: {
    freelancer: 'لا رسائل بعد. اسأل العميل أو أخبره بما تحتاج إليه للخطوة التالية.',
    client: 'لا رسائل بعد. يتلقى المتقدم رسالة إلكترونية أيضًا ما لم يكن قد أوقف هذه الرسائل.',
  },
  all: {
    title: 'الرسائل',
    loading: 'جارٍ تحميل الرسائل...',
    loadFailed: 'تعذّر تحميل رسائلك.',
    empty: 'لا رسائل بعد',
    emptyReason: {
      freelancer: 'يكتب إليك العملاء هنا بشأن طلباتك.',
      client: 'اكتب إلى متقدم في صفحة طلبه.',
    },
    youWrote: (excerpt) => `أنت: ${excerpt}`,
    about: (jobTitle) => `بشأن ${jobTitle}`,
  },
  unread: (count, number) =>
    counted(count, number, {
      zero: 'لا رسائل جديدة',
      one: 'رسالة جديدة واحدة',
      two: 'رسالتان جديدتان',
      few: 'رسائل جديدة',
      many: 'رسالة جديدة',
      other: 'رسالة جديدة',
    }),
};
