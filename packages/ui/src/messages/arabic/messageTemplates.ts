import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

export const messageTemplates: Messages['client']['messageTemplates'] = {
  use: 'استخدام رسالة محفوظة',
  keep: 'حفظ هذه الرسالة',
  remove: (name) => `حذف «${isolate(name)}»`,
  name: 'اسم الرسالة',
  hint: (text) => `لك وحدك. تُحفظ هكذا: ${isolate(text)}`,
  nameRequired: 'امنح الرسالة اسمًا.',
  nameTooLong: (limit) => `الحد الأقصى لعدد الأحرف: ${limit}`,
  submit: 'حفظ',
  submitting: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
  failed: 'تعذّر تغيير الرسالة. يرجى المحاولة مرة أخرى.',
};
