import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

export const questions: Messages['questions'] = {
  title: 'الأسئلة',
  question: 'سؤال',
  reply: 'إجابة العميل',
  repliedOn: (date) => `أُجيب عنه بتاريخ ${date}`,
  askedOn: (date) => `طُرح بتاريخ ${date}`,
  hidden: 'أخفاه أحد المشرفين',
  waiting: 'ينتظر إجابة',
  loading: 'جارٍ تحميل الأسئلة…',
  loadFailed: 'تعذّر تحميل الأسئلة عن هذه الوظيفة.',

  job: {
    empty: 'لم يُجب عن أي سؤال بعد.',
    emptyOpen: 'لم يُجب عن أي سؤال بعد. اسأل عمّا لم يوضحه الوصف.',
    signIn: 'سجّل الدخول لطرح سؤال',
    ask: 'طرح سؤال',
    replyToThem: 'الإجابة عن أسئلة هذه الوظيفة',
    closed: 'لم تعد هذه الوظيفة تستقبل الأسئلة.',
    mine: 'أسئلتك',
    mineExplained:
      'لا يراها إلا أنت والعميل حتى يُجاب عنها. وتصلك الإجابة بالبريد أيضًا ما لم توقف هذه الرسائل.',
  },

  askForm: {
    label: 'سؤالك',
    hint: 'لا يرى العميل اسمك ولا يراه غيره. أما إجابته فتظهر هنا للجميع.',
    tooShort: (minimum) => `الحد الأدنى لعدد الأحرف: ${minimum}.`,
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
    submit: 'إرسال السؤال',
    submitting: 'جارٍ الإرسال…',
    cancel: 'إلغاء',
    failed: 'تعذّر إرسال سؤالك. يرجى المحاولة مرة أخرى.',
    sent: 'أُرسل سؤالك. سنخبرك عندما يُجاب عنه.',
  },

  manage: {
    emptyTitle: 'لا أسئلة بعد',
    empty:
      'يمكن للمستقلين أن يسألوا في صفحة الوظيفة. وتصلك رسالة إلكترونية عن كل سؤال ما لم توقف هذه الرسائل.',
    reply: 'إجابة',
    edit: 'تحرير الإجابة',
    remove: 'حذف',
    aboutQuestion: (question) => ` السؤال: ${isolate(question)}`,
    aboutReply: (question) => ` عن السؤال: ${isolate(question)}`,
  },

  replyForm: {
    label: 'إجابتك',
    hint: 'يظهر السؤال والإجابة في صفحة الوظيفة للجميع. ولا ترى من سأل.',
    required: 'اكتب إجابة.',
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
    submit: 'نشر الإجابة',
    submitting: 'جارٍ النشر…',
    cancel: 'إلغاء',
    failed: 'تعذّر نشر إجابتك. يرجى المحاولة مرة أخرى.',
    published: 'نُشرت الإجابة.',
  },

  deleteModal: {
    title: 'حذف هذا السؤال؟',
    explanation: (question) => `يختفي «${isolate(question)}» من صفحة الوظيفة.`,
    label: 'السبب',
    hint: 'يُرسل بالبريد الإلكتروني إلى من سأل.',
    required: 'اذكر سببًا.',
    submit: 'حذف',
    submitting: 'جارٍ الحذف…',
    cancel: 'إلغاء',
    failed: 'تعذّر حذف السؤال. يرجى المحاولة مرة أخرى.',
    deleted: 'حُذف السؤال.',
    others: 'أسئلة أخرى لهذا الشخص',
    all: 'احذف كل ما لم يُجب عنه',
    allHint: 'عن هذه الوظيفة فقط. لن تعرف من سأل.',
    allDeleted: 'حُذفت الأسئلة.',
  },
};
