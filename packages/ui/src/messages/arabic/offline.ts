import type { Messages } from '../english.ts';

export const offline: Messages['offline'] = {
  title: 'تعذّر الوصول إلى هذا الموقع',
  reason: 'تحقّق من اتصالك ثم حاول مرة أخرى.',
  saved:
    'ما كتبته لا يزال على هذا الجهاز: افتح الصفحة من جديد عندما يعود الاتصال. وتنتظر هناك أيضًا الرسائل التي لم تُرسل بعد.',
  retry: 'حاول مرة أخرى',
};
