import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const workRecord: Messages['workRecord'] = {
  title: 'سجل الأعمال',
  intro:
    'ما تقوله أنت ومن عملت معهم كلٌّ عن الآخر. لا نجوم ولا درجات. تصبح الجملة عامة بعد أن يؤكدها الطرف الذي تتحدث عنه، ويمكن لكل منكما إخفاؤها في أي وقت.',
  loading: 'جارٍ تحميل سجل الأعمال…',
  loadFailed: 'تعذّر تحميل سجل الأعمال.',
  empty: 'لا جمل بعد',
  emptyReason:
    'بعد أن يضع طرفا الاتفاقية علامة على إنجاز العمل، يمكن لكل منهما كتابة جملة واحدة عن الآخر في صفحة الاتفاقية.',
  aboutYou: 'عنك',
  byYou: 'منك',
  workedWith: (name) => `عمل مشترك مع ${isolate(name)}`,
  client: 'عميل',
  people: (count, number) =>
    plural(count, {
      zero: 'لا أعمال مشتركة بعد',
      one: 'عمل مشترك مع شخص واحد',
      two: 'عمل مشترك مع شخصين',
      few: `عمل مشترك مع ${number} أشخاص`,
      many: `عمل مشترك مع ${number} شخصًا`,
      other: `عمل مشترك مع ${number} شخص`,
    }),
  states: { proposed: 'غير مؤكدة', shown: 'عامة', hidden: 'مخفية' },
  now: {
    waitsForYou: 'لا يراها سواكما. تصبح عامة بعد أن تؤكدها.',
    waitsForOther: 'لا يراها سواكما. تصبح عامة بعد أن يؤكدها الطرف الآخر.',
    shown: 'يمكن للجميع رؤيتها. ويمكن لكل منكما إخفاؤها في أي وقت.',
    hiddenByYou: 'أنت تخفيها، لذا لا يراها أحد سواكما.',
    hiddenByOther: 'الطرف الآخر يخفيها، لذا لا يراها أحد سواكما.',
  },
  actions: { confirm: 'تأكيد', hide: 'إخفاء', show: 'إظهار مجددًا' },
  ofEntry: (author, subject, job) => ` جملة ${isolate(author)} عن ${isolate(subject)}، ${isolate(job)}`,
  stepFailed: 'تعذّر حفظ التغيير. يرجى المحاولة مرة أخرى.',
  form: {
    open: 'كتابة جملة',
    change: 'تعديل الجملة',
    intro: (name) => `أُنجز العمل. يمكنك كتابة جملة واحدة عن العمل مع ${isolate(name)} لسجل أعماله العام.`,
    label: 'جملتك',
    hint: 'يقرؤها الطرف الآخر أولًا، ولا تصبح عامة إلا بعد أن يؤكدها. ويجب تأكيد الجملة المعدّلة من جديد.',
    required: 'اكتب جملة.',
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
    submit: 'إرسال للتأكيد',
    submitting: 'جارٍ الإرسال…',
    cancel: 'إلغاء',
    failed: 'تعذّر إرسال الجملة. يرجى المحاولة مرة أخرى.',
  },
};
