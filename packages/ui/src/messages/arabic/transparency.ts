import type { Messages } from '../english.ts';

export const transparency: Messages['transparency'] = {
  title: 'الإشراف بالأرقام',
  lead: 'ما أُبلغ عنه في هذا الموقع في كل عام، وما قرره المشرفون بشأنه.',
  loading: 'جارٍ تحميل الأرقام...',
  loadFailed: 'تعذّر تحميل الأرقام. حاول مرة أخرى لاحقًا.',
  empty: 'لم يُبلغ عن شيء بعد',
  emptyReason: 'تظهر هنا أرقام كل عام عندما توجد.',
  reports: 'بلاغات من أشخاص',
  noticed: 'نصوص لفتت القواعد البسيطة إليها',
  actions: {
    dismiss: 'بلاغات مرفوضة',
    request_change: 'طلبات تعديل',
    hide: 'محتويات أُخفيت',
    suspend: 'حسابات أُوقفت',
    end_account: 'حسابات أُنهيت',
  },
  median: 'الوقت الوسيط حتى القرار',
  hours: (count, number) =>
    count === 1 ? 'ساعة واحدة' : count === 2 ? 'ساعتان' : count <= 10 ? `${number} ساعات` : `${number} ساعة`,
  appeals: 'اعتراضات',
  reversed: 'قرارات أُلغيت بعد اعتراض',
};
