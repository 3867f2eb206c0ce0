import type { Messages } from '../english.ts';

export const reporting: Messages['reporting'] = {
  report: 'إبلاغ',
  about: (name) => `: ${name}`,
  hidden: 'أخفاه أحد المشرفين',
  hiddenNotice: 'أخفى أحد المشرفين هذا المحتوى، ولا يراه الآن سواك.',
  readDecision: 'اقرأ القرار',
};
