import type { Messages } from '../english.ts';

export const applicationRail: Messages['applicationRail'] = {
  label: 'مراحل الطلب',
  stops: {
    sent: 'أُرسل',
    opened: 'فُتح',
    answer: 'الرد حتى',
    decided: 'صدر القرار',
    accepted: 'مقبول',
    rejected: 'مرفوض',
    withdrawn: 'مسحوب',
    closed: 'دون قرار',
  },
  overdue: 'كان موعد الرد',
  notYet: '، لم يحدث بعد',
};
