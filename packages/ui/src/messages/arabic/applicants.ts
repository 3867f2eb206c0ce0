import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

export const decisionStatus: Messages['client']['decisionStatus'] = {
  pending: 'قيد الانتظار',
  accepted: 'مقبول',
  rejected: 'مرفوض',
  withdrawn: 'مسحوب',
  closed: 'مغلق',
};

export const heldDecision: Messages['client']['heldDecision'] = {
  notified: (name, duration) => `سيُبلَّغ ${isolate(name)} بعد ${duration}.`,
  over: (name) => `جارٍ إبلاغ ${isolate(name)}.`,
  undo: 'تراجع',
  about: (name) => ` عن القرار بشأن ${isolate(name)}`,
  undoing: 'جارٍ التراجع…',
  failed: 'تعذّر التراجع عن القرار. يرجى المحاولة مرة أخرى.',
};

export const applicantCard: Messages['client']['applicantCard'] = {
  seeMore: 'عرض المزيد',
  about: (name) => ` عن ${isolate(name)}`,
  applied: (date) => `تقدّم بتاريخ ${date}`,
  decided: (date) => `صدر القرار بتاريخ ${date}`,
  withdrawn: (date) => `سُحب بتاريخ ${date}`,
  closed: (date) => `أُغلق دون قرار بتاريخ ${date}`,
};

export const applicant: Messages['client']['applicant'] = {
  title: 'المتقدم',
  back: 'العودة إلى المتقدمين',
  appliedFor: 'تقدّم إلى',
  loading: 'جارٍ تحميل المتقدم…',
  coverLetter: 'خطاب التقديم',
  resume: 'السيرة الذاتية',
  noBio: 'لم يُكتب شيء بعد.',
  email: 'البريد الإلكتروني',
  decision: {
    heading: 'قرارك',
    question: 'سيتلقى المتقدم قرارك بالبريد الإلكتروني.',
    accept: 'قبول',
    decline: 'رفض',
    acceptedOn: (date) => `قبلت هذا الطلب بتاريخ ${date}.`,
    rejectedOn: (date) => `رفضت هذا الطلب بتاريخ ${date}.`,
    message: 'رسالتك',
    reason: 'السبب الذي ذكرته',
    noMessage: 'لم ترسل معه رسالة.',
    noReason: 'لم تذكر سببًا.',
    emailShared: 'أعطيت المستقل عنوان بريدك الإلكتروني.',
    emailNotShared: 'ليس لدى المستقل عنوان بريدك الإلكتروني: تواصل معه أنت.',
  },
  withdrawal: {
    heading: 'مسحوب',
    withdrawnOn: (date) => `سحب المستقل هذا الطلب بتاريخ ${date}.`,
    reason: 'السبب',
  },
  closing: {
    heading: 'أُغلق دون قرار',
    closedOn: (date) =>
      `لم تتخذ قرارًا في الوقت المحدد. أخبرنا المتقدم بتاريخ ${date}، ويُحسب الطلب في سجلك بلا رد.`,
  },
};

export const acceptModal: Messages['client']['acceptModal'] = {
  title: (name) => `قبول طلب ${isolate(name)}؟`,
  explanation: (jobTitle) => `بهذا تقبل الطلب على «${isolate(jobTitle)}».`,
  label: 'رسالة إلى المتقدم',
  hint: 'كيف تود المتابعة مثلًا. تُرسل بالبريد الإلكتروني.',
  submit: 'قبول',
  submitting: 'جارٍ القبول…',
  cancel: 'إلغاء',
  failed: 'تعذّر قبول الطلب.',
  reply: 'كيف يصل إليك المستقل',
  shareEmail: (email) => `إعطاء المستقل عنوان بريدي الإلكتروني ${isolate(email)}`,
  shareHint: 'يراه عندما يصبح القرار نهائيًا، ويمكنه الرد على رسالتنا. ومن دونه تتواصل معه أنت.',
};

export const declineModal: Messages['client']['declineModal'] = {
  title: (name) => `رفض طلب ${isolate(name)}؟`,
  explanation: (jobTitle) => `بهذا ترفض الطلب على «${isolate(jobTitle)}».`,
  label: 'السبب',
  hint: 'جملة واحدة تفيد المتقدم. تُرسل بالبريد الإلكتروني.',
  submit: 'رفض',
  submitting: 'جارٍ الرفض…',
  cancel: 'إلغاء',
  failed: 'تعذّر رفض الطلب.',
};

export const decided: Messages['client']['decided'] = {
  title: 'سبق البتّ فيه',
  accepted: (dateTime) => `سبق قبول هذا الطلب بتاريخ ${dateTime}.`,
  rejected: (dateTime) => `سبق رفض هذا الطلب بتاريخ ${dateTime}.`,
  withdrawn: (dateTime) => `سحب المستقل هذا الطلب بتاريخ ${dateTime}.`,
  closed: (dateTime) => `أُغلق هذا الطلب دون قرار بتاريخ ${dateTime}.`,
  notSent: 'لم يُرسل هذا. يمكنك نسخه من هنا.',
  close: 'إغلاق',
};

export const formerMember: Messages['client']['formerMember'] = {
  name: 'عضو سابق',
  title: 'حُذف هذا الحساب',
  explanation: 'حذف المستقل حسابه، ومعه الملف والخطاب والسيرة الذاتية. تبقى التواريخ وقرارك.',
};

export const retention: Messages['client']['retention'] = {
  keptUntil: (day) => `يُحفظ حتى ${day}. ثم تبقى تواريخه ونتيجته فقط، من دون المتقدم والرسائل.`,
  name: 'متقدم سابق',
  title: 'لم يعد هذا الطلب محفوظًا',
  forgotten: (day) => `حُفظ الخطاب والسيرة الذاتية وكل الرسائل حتى ${day}. وتبقى التواريخ والنتيجة.`,
};
