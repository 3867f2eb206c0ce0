import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

export const accountPage: Messages['accountPage'] = {
  title: 'الحساب',
  changePassword: 'تغيير كلمة المرور',
  sessions: {
    title: 'الأجهزة التي سجّلت الدخول منها',
    intro: 'إن لم تعرف جهازًا فسجّل خروجه وغيّر كلمة المرور.',
    loading: 'جارٍ تحميل الجلسات…',
    loadFailed: 'تعذّر تحميل جلساتك.',
    device: (browser, system) => `${isolate(browser)} على ${isolate(system)}`,
    unknownDevice: 'جهاز غير معروف',
    current: 'هذا الجهاز',
    factors: { password: 'بكلمة المرور', passkey: 'بمفتاح مرور' },
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
