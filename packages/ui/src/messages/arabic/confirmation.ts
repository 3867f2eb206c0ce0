import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

export const confirmation: Messages['confirmation'] = {
  notice: {
    title: 'أكّد بريدك الإلكتروني',
    text: (email) =>
      `أرسلنا رابطًا إلى ${isolate(email)}. حتى تفتحه يمكنك التصفح وتجهيز كل شيء، لكن لا يصل شيء منه إلى غيرك.`,
    send: 'إرسال مرة أخرى',
    sending: 'جارٍ الإرسال…',
    sent: 'الرسالة في الطريق.',
    sendFailed: 'تعذر إرسال الرسالة. يرجى المحاولة مرة أخرى.',
    correct: 'تصحيح البريد',
    openMail: 'فتح الرسالة',
  },
  correctModal: {
    title: 'تصحيح البريد',
    intro: 'نرسل رابطًا جديدًا إلى هذا البريد، ويتوقف الرابط السابق عن العمل.',
    labels: { email: 'البريد الإلكتروني' },
    submit: 'حفظ وإرسال',
    submitting: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    done: (email) => `رسالة في الطريق إلى ${isolate(email)}.`,
  },
  page: {
    title: 'تأكيد البريد الإلكتروني',
    question: 'اضغط الزر لتأكيد أن الرسالة التي فيها هذا الرابط وصلت إليك.',
    confirm: 'تأكيد البريد',
    confirming: 'جارٍ التأكيد…',
    doneTitle: 'تأكد بريدك الإلكتروني',
    done: (email) => `تأكد ${isolate(email)}. من الآن يصل ما ترسله إلى الآخرين.`,
    next: 'متابعة',
    failed: 'تعذر تأكيد البريد. يرجى المحاولة مرة أخرى.',
    unusable: 'لم يعد هذا الرابط يعمل. يعمل لمدة 7 أيام ما لم يُصحَّح البريد.',
    noToken: 'هذا الرابط غير مكتمل. افتح الرابط من الرسالة مرة أخرى.',
  },
};
