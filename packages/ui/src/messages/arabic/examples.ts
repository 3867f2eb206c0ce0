import type { Messages } from '../english.ts';

export const examples: Messages['examples'] = {
  job: {
    title: 'تصميم تطبيق لحجز العبّارات',
    company: 'عبّارات المرفأ',
    location: 'لشبونة، البرتغال',
    summary: 'ليصبح حجز رحلة بحرية سهلًا كشراء تذكرة حافلة.',
  },
  person: {
    first_name: 'نور',
    last_name: 'مثال',
    title: 'تصميم المنتجات',
    location: 'بورتو، البرتغال',
  },
  letter:
    'أصمم جداول المواعيد وآلات التذاكر منذ ست سنوات. وأول ما سأفعله أن أراقب عشرة أشخاص وهم يحجزون، وأدوّن أين يتوقفون.',
};
