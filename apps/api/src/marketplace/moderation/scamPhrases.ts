/**
 * Phrases that are typical of fraud in jobs and profiles, and that honest users hardly ever need. Each phrase was
 * reviewed: it must not be part of an ordinary sentence about freelance work. Case and the number of spaces are
 * ignored.
 */
export const scamPhrases: readonly string[] = [
  // English
  'pay a registration fee',
  'pay the registration fee',
  'pay for your training',
  'pay a training fee',
  'deposit before you start',
  'pay a deposit',
  'send us your bank login',
  'copy of your passport before',
  'deposit this check',
  'cash the check',
  'send it by western union',
  'money by western union',
  'buy gift cards',
  'guaranteed daily income',
  'no experience needed, earn',
  'reshipping packages',
  'contact me on telegram',
  'contact me on whatsapp',
  // German
  'anmeldegebühr zahlen',
  'anmeldegebühr vorab',
  'schulungsgebühr zahlen',
  'kaution vorab',
  'vorkasse für die ausrüstung',
  'ausweiskopie vorab',
  'scheck einlösen',
  'gutscheinkarten kaufen',
  'garantiertes tageseinkommen',
  'pakete weiterleiten',
  'schreib mir auf telegram',
  'schreib mir auf whatsapp',
  // Arabic
  'دفع رسوم التسجيل',
  'دفع رسوم التدريب',
  'دفع مبلغ التأمين',
  'أرسل صورة جواز سفرك',
  'عبر ويسترن يونيون',
  'شراء بطاقات هدايا',
  'دخل يومي مضمون',
  'تواصل معي على تيليجرام',
  'تواصل معي على واتساب',
];
