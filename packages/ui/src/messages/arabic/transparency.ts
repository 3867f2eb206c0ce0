import type { Messages } from '../english.ts';

export const transparency: Messages['transparency'] = {
  title: 'الإشراف بالأرقام',
  lead: 'ما أُبلغ عنه في هذا الموقع في كل عام، وما قرره المشرفون بشأنه.',
  loading: 'جارٍ تحميل الأرقام...',
  loadFailed: 'تعذّر تحميل الأرقام. حاول مرة أخرى لاحقًا.',
  empty: 'لم يُبلغ عن شيء بعد',
  emptyReason: 'تظهر هنا أرقام كل عام عندما توجد.',
  counting:
    'تُحسب البلاغات المتعددة عن النص نفسه كلٌّ على حدة، لكنها تؤدي إلى قرار واحد. ويُحسب القرار في العام الذي صدر فيه ولو كان البلاغ أقدم. لذلك يختلف عدد البلاغات عن عدد القرارات.',
  received: 'ما وصل',
  reports: 'بلاغات من أشخاص',
  noticed: 'نصوص رُصدت تلقائيًا',
  allReceived: 'المجموع',
  decided: 'ما تقرر',
  actions: {
    dismiss: 'بلاغات مرفوضة',
    request_change: 'طلبات تعديل',
    hide: 'محتويات أُخفيت',
    suspend: 'حسابات أُوقفت',
    end_account: 'حسابات أُنهيت',
  },
  allDecided: 'كل القرارات',
  median: 'الوقت الوسيط حتى القرار',
  hours: (count, number) =>
    count === 1 ? 'ساعة واحدة' : count === 2 ? 'ساعتان' : count <= 10 ? `${number} ساعات` : `${number} ساعة`,
  appeals: 'اعتراضات',
  appealed: 'ما اعتُرض عليه',
  reversed: 'قرارات أُلغيت بعد اعتراض',
};
