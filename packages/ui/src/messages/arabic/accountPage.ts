import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

export const accountPage: Messages['accountPage'] = {
  title: 'الحساب',
  changePassword: 'تغيير كلمة المرور',
  name: {
    title: 'اسمك',
    submit: 'حفظ الاسم',
    submitting: 'جارٍ الحفظ…',
    saved: 'حُفظ اسمك.',
  },
  address: {
    title: 'البريد الإلكتروني',
    waiting: (email) => `أرسلنا رابطًا إلى ${isolate(email)}. يتغير البريد عندما تؤكده.`,
    change: 'تغيير البريد',
    modal: {
      title: 'تغيير البريد',
      intro: 'نرسل رابطًا إلى البريد الجديد، فيحل محل القديم عندما تؤكده. وتصل رسالة إلى البريد القديم أيضًا.',
      labels: { email: 'البريد الجديد', password: 'كلمة المرور' },
      submit: 'إرسال الرابط',
      submitting: 'جارٍ الإرسال…',
      cancel: 'إلغاء',
      sent: (email) => `الرسالة في طريقها إلى ${isolate(email)}.`,
    },
  },
  sessions: {
    title: 'الأجهزة التي سجّلت الدخول منها',
    intro: 'إن لم تعرف جهازًا فسجّل خروجه وغيّر كلمة المرور.',
    loading: 'جارٍ تحميل الجلسات…',
    loadFailed: 'تعذّر تحميل جلساتك.',
    device: (browser, system) => `${isolate(browser)} على ${isolate(system)}`,
    unknownDevice: 'جهاز غير معروف',
    current: 'هذا الجهاز',
    loggedIn: (date) => `تسجيل الدخول: ${date}`,
    lastUsed: (date) => `آخر استخدام: ${date}`,
    end: 'تسجيل الخروج',
    ofDevice: (device) => `من ${device}`,
    ending: 'جارٍ تسجيل الخروج…',
    endOthers: 'تسجيل الخروج من كل الأجهزة الأخرى',
    onlyThis: 'سجّلت الدخول من هذا الجهاز فقط.',
    ended: 'سُجّل خروج الجهاز.',
    othersEnded: 'سُجّل خروج كل الأجهزة الأخرى.',
    failed: 'تعذّر تسجيل خروج الجهاز. يرجى المحاولة مرة أخرى.',
  },
};
