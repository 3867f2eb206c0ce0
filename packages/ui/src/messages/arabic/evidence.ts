import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { nouns } from './nouns.ts';
import { counted, plural } from './plural.ts';

export const evidence: Messages['evidence'] = {
  job: {
    title: 'ما يُعرف عن هذه الوظيفة',
    introduction: 'يسجّل هذا الموقع هذه الحقائق، ولا يستطيع أحد تعديلها.',
    loading: 'جارٍ تحميل الحقائق…',
    loadFailed: 'تعذّر تحميل هذه الحقائق. يرجى المحاولة لاحقًا.',
    posted: (date) => `نُشرت في ${date}.`,
    pauses: (count, number) =>
      plural(count, {
        zero: 'لم تُوقف قط.',
        one: 'أُوقفت مرة واحدة.',
        two: 'أُوقفت مرتين.',
        few: `أُوقفت ${number} مرات.`,
        many: `أُوقفت ${number} مرة.`,
        other: `أُوقفت ${number} مرة.`,
      }),
    reopened: (date) => `فُتحت من جديد في ${date}.`,
    edits: (count, number) =>
      plural(count, {
        zero: 'لم تُعدّل بعد أول طلب.',
        one: 'عُدّلت مرة واحدة بعد أول طلب.',
        two: 'عُدّلت مرتين بعد أول طلب.',
        few: `عُدّلت ${number} مرات بعد أول طلب.`,
        many: `عُدّلت ${number} مرة بعد أول طلب.`,
        other: `عُدّلت ${number} مرة بعد أول طلب.`,
      }),
    noApplications: 'لم يتقدّم أحد بعد.',
    applications: (count, received, opened, decided) =>
      `${counted(count, received, nouns.application)}، فُتح منها ${opened}، وحُسم ${decided}.`,
    neverBefore: 'لا توجد هنا وظيفة سابقة لها النص نفسه تقريبًا.',
    before: (count, number, date) =>
      plural(count, {
        zero: 'لا توجد هنا وظيفة سابقة لها النص نفسه تقريبًا.',
        one: `نُشر النص نفسه تقريبًا هنا مرة من قبل، في ${date}.`,
        two: `نُشر النص نفسه تقريبًا هنا مرتين من قبل، أولاهما في ${date}.`,
        few: `نُشر النص نفسه تقريبًا هنا ${number} مرات من قبل، أولاها في ${date}.`,
        many: `نُشر النص نفسه تقريبًا هنا ${number} مرة من قبل، أولاها في ${date}.`,
        other: `نُشر النص نفسه تقريبًا هنا ${number} مرة من قبل، أولاها في ${date}.`,
      }),
    domain: (host, date) => `أثبت العميل في ${date} أنه يتحكم في النطاق ${isolate(host)}.`,
    noDomain: 'لم يؤكّد العميل أي نطاق.',
  },

  domain: {
    title: 'نطاق موقعك',
    introduction:
      'أثبت أن الموقع لك، فتذكر صفحتك ووظائفك أن النطاق مؤكَّد. افعل واحدًا من أمرين، ثم دعنا نتحقق.',
    loading: 'جارٍ تحميل النطاق…',
    loadFailed: 'تعذّر تحميل النطاق. يرجى المحاولة لاحقًا.',
    none: 'ليس لشركتك موقع إلكتروني له نطاق بعد. أدخل عنوانه أعلاه واحفظه.',
    record: 'أضف سجل TXT إلى DNS',
    file: 'أو ضع ملفًا نصيًا على موقعك',
    name: 'الاسم',
    value: 'القيمة',
    address: 'العنوان',
    content: 'المحتوى',
    copyValue: 'نسخ القيمة',
    copied: 'تم النسخ.',
    notCopied: 'لم ينجح النسخ. حدّد القيمة وانسخها.',
    confirm: (host) => `تحقّق من ${isolate(host)}`,
    confirming: 'جارٍ التحقق…',
    confirmed: (host, date) => `${isolate(host)} مؤكَّد منذ ${date}.`,
    rechecked: 'اترك السجل أو الملف في مكانه، فنحن نتحقق منه كل شهر.',
    failing: (date) => `كانت القيمة مفقودة في ${date}. إن لم تعد خلال أسبوع من ذلك اليوم، ينتهي التأكيد.`,
    done: 'تأكّد النطاق.',
    failed: 'تعذّر التحقق من النطاق. يرجى المحاولة من جديد.',
    ownersOnly: 'لا يستطيع تأكيد النطاق إلا مالك الفريق.',
  },
};
