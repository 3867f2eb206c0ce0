import type { Messages } from '../english.ts';

export const legal: Messages['legal'] = {
  page: {
    description: (name, site) => `${name} في ${site}.`,
    loading: 'جارٍ تحميل النص…',
    loadFailed: 'تعذر تحميل النص. يرجى المحاولة لاحقًا.',
    notFound: 'لا يوجد نص كهذا في هذا الموقع.',
    version: (number, date) => `النسخة ${number}، نُشرت في ${date}`,
    versions: 'كل النسخ',
    inForce: '(السارية)',
    old: 'لم تعد هذه النسخة سارية.',
    readPresent: 'قراءة النسخة السارية',
    onlyInEnglish: 'لا توجد ترجمة بعد، لذلك يظهر هذا النص بالإنجليزية.',
  },
  notice: {
    title: 'تغيرت بعض نصوصنا',
    lead: 'يرجى قراءتها متى تيسر لك ذلك:',
    done: 'قرأت هذا',
    sending: 'جارٍ الحفظ…',
    failed: 'تعذر الحفظ. يرجى المحاولة مرة أخرى.',
  },
};
