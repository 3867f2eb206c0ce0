import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const deskInvitations: Messages['desk']['invitations'] = {
  title: 'الدعوات',
  lead: 'ما دام الانضمام بالدعوة، لا ينشئ حسابًا إلا من لديه دعوة.',
  loading: 'جارٍ تحميل الدعوات…',
  loadFailed: 'تعذر تحميل الدعوات. يرجى المحاولة لاحقًا.',
  notNeeded: {
    open: 'يستطيع الجميع إنشاء حساب الآن، فلا يحتاج أحد إلى دعوة.',
    closed: 'إنشاء الحسابات مغلق الآن، فلا تصلح إلا الدعوات إلى الفرق.',
  },
  settings: 'تغيير من يستطيع إنشاء حساب',
  form: {
    title: 'دعوة شخص',
    labels: {
      kind: 'من تدعو؟',
      email: 'البريد الإلكتروني',
      language: 'لغة الرسالة',
      max_uses: 'عدد الحسابات',
      note: 'ملاحظة',
      last_day: 'آخر يوم',
    },
    hints: {
      note: 'الغرض من الرابط. لا يقرؤها إلا المشغلون.',
      last_day: 'إن تركته فارغًا فالدعوة صالحة 14 يومًا.',
    },
    kinds: {
      address: { label: 'شخص واحد بالبريد', hint: 'في الرسالة رابط لا يصلح إلا لعنوانه.' },
      link: { label: 'كل من لديه رابط', hint: 'تحصل على الرابط وتوزعه بنفسك.' },
    },
    emailInvalid: 'أدخل بريدًا إلكترونيًا مثل name@example.com.',
    usesInvalid: (maximum) => `أدخل عددًا صحيحًا من 1 إلى ${maximum}.`,
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
    send: 'إرسال الدعوة',
    make: 'إنشاء الرابط',
    submitting: 'لحظة…',
    failed: 'تعذر إنشاء الدعوة. يرجى المحاولة مرة أخرى.',
    sent: (email) => `الدعوة في طريقها إلى ${isolate(email)}.`,
  },
  link: {
    title: 'رابط دعوتك',
    text: 'لا يظهر إلا الآن، فانسخه قبل أن تغادر هذه الصفحة.',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط.',
    notCopied: 'تعذر نسخ الرابط. حدده وانسخه بنفسك.',
  },
  list: 'كل الدعوات',
  empty: 'لا أحد مدعو',
  emptyReason: 'تبقى الدعوة في القائمة 30 يومًا بعد آخر يوم لها.',
  columns: {
    whom: 'إلى',
    state: 'الحالة',
    uses: 'الحسابات',
    made: 'أُنشئت',
    lastDay: 'آخر يوم',
    action: 'الإجراء',
  },
  states: { waiting: 'منتظرة', used: 'مستخدمة', expired: 'منتهية', withdrawn: 'مسحوبة' },
  linkFor: (count, number) =>
    plural(count, {
      zero: 'رابط بلا حسابات',
      one: 'رابط لحساب واحد',
      two: 'رابط لحسابين',
      few: `رابط لعدد ${number} حسابات`,
      many: `رابط لعدد ${number} حسابًا`,
      other: `رابط لعدد ${number} حساب`,
    }),
  usesOf: (uses, maximum) => `${uses} من ${maximum}`,
  withdraw: 'سحب',
  withdrawOf: (whom) => `سحب: ${whom}`,
  withdrawn: 'سُحبت الدعوة.',
  withdrawFailed: 'تعذر سحب الدعوة. يرجى المحاولة مرة أخرى.',
  kinds: { address: 'لعنوان واحد', link: 'رابط' },
};
