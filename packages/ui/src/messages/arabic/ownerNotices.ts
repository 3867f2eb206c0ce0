import type { Messages } from '../english.ts';

export const ownerNotices: Messages['ownerNotices'] = {
  names: {
    only_links: 'روابط لا يكاد يوجد غيرها',
    phone_number: 'رقم هاتف',
    scam_phrase: 'عبارة كثيرًا ما يستعملها المحتالون',
    same_text: 'نص يكاد يطابق نصًا في حساب آخر',
  },
  hidden: 'أخفى أحد المشرفين هذا المحتوى، ولا يراه الآن سواك.',
  readDecision: 'اقرأ القرار',
  noticed: 'سيطّلع أحد المشرفين على هذا',
  noticedBecause: (rules) =>
    `هذا أول ما تنشره هنا، وفيه: ${rules}. ويبقى ظاهرًا للعموم في الأثناء، وليس عليك فعل شيء.`,
  source: 'قواعد بسيطة',
};
