import type { Messages } from '../english.ts';

export const funnel: Messages['funnel'] = {
  title: 'من القراءة إلى القرار',
  explanation: 'لا تُحسب إلا مجاميع كل يوم، من دون ملفات تعريف ارتباط. وقد يُحسب الشخص نفسه أكثر من مرة.',
  loading: 'جارٍ تحميل الأرقام…',
  loadFailed: 'تعذّر تحميل هذه الأرقام. يرجى المحاولة لاحقًا.',
  views: 'مرات الفتح',
  received: 'الطلبات',
  opened: 'الطلبات التي فتحتها',
  decided: 'القرارات المرسلة',
  noViews: 'لم يفتح أحد الوظيفة بعد.',
  plot: (days, most) => `مرات الفتح في آخر ${days} يومًا، وأكثرها في يوم واحد ${most}`,
  table: 'أرقام كل يوم',
  day: 'اليوم',
  times: 'مرات الفتح',
  from: 'من أين جاء القراء',
  unknown: 'غير معروف',
};
