import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

const newMessages = (count: number, number: string) =>
  plural(count, {
    zero: 'لا رسائل جديدة',
    one: 'رسالة جديدة واحدة',
    two: 'رسالتان جديدتان',
    few: `${number} رسائل جديدة`,
    many: `${number} رسالة جديدة`,
    other: `${number} رسالة جديدة`,
  });

export const nextSteps: Messages['nextSteps'] = {
  title: 'الخطوة التالية',
  read: (count, number) => `لديك ${newMessages(count, number)}.`,
  confirm: 'اقترح الطرف الآخر اتفاقية. اقرأها ثم أكّدها أو عدّلها.',
  confirm_sentence: 'كتب الطرف الآخر جملة لسجل أعمالك. يراها الآخرون بعد أن تؤكدها.',
  write_sentence: 'أُنجز العمل. يمكنك كتابة جملة لسجل أعمال الطرف الآخر.',
  freelancer: {
    wait: 'كتبت إلى العميل. الدور عليه الآن، ونخبرك بالبريد.',
  },
  client: {
    write: (name) => `لم يكتب أحد بعد. اكتب إلى ${isolate(name)} للاتفاق على البدء.`,
    wait: (name) => `كتبت إلى ${isolate(name)}، وننتظر الرد ونخبرك به بالبريد.`,
    fill: 'قبلت من الأشخاص العدد الذي تحتاج إليه هذه الوظيفة.',
  },
  actions: {
    confirm: 'قراءة الاتفاقية',
    read: 'قراءة الرسائل',
    write: 'كتابة رسالة',
    fill: 'وضع علامة «شُغلت»',
    confirm_sentence: 'قراءة الجملة',
    write_sentence: 'كتابة جملة',
  },
  waiting: {
    heading: 'في انتظارك',
    read: (count, number, name) => `${newMessages(count, number)} من ${isolate(name)}`,
    confirm: (name) => `اقترح ${isolate(name)} اتفاقية بانتظار تأكيدك`,
    write: (name) => `قُبل الطلب ولم يكتب أحد بعد: ${isolate(name)}`,
    fill: 'قبلت من الأشخاص العدد الذي تحتاج إليه هذه الوظيفة',
    confirm_sentence: (name) => `كتب ${isolate(name)} جملة لسجل أعمالك`,
    write_sentence: (name) => `أُنجز العمل ويمكنك كتابة جملة عن ${isolate(name)}`,
  },
  lead: {
    waiting: 'في انتظارك',
    nothingWaits: 'لا شيء الآن',
    invitations: (count, number) =>
      plural(count, {
        zero: 'لا دعوات تنتظر ردك',
        one: 'دعوة واحدة تنتظر ردك',
        two: 'دعوتان تنتظران ردك',
        few: `${number} دعوات تنتظر ردك`,
        many: `${number} دعوة تنتظر ردك`,
        other: `${number} دعوة تنتظر ردك`,
      }),
    searches: 'عمليات بحث بنتائج جديدة',
    nothingNew: 'لا شيء منذ اطلاعك الأخير',
    notLoaded: 'تعذّر تحميل هذا.',
  },
};
