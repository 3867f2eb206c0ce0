import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { nouns } from './nouns.ts';
import { counted } from './plural.ts';

export const advice: Messages['advice'] = {
  preview: {
    title: 'معاينة',
    explanation: 'كما سيراها المتقدمون.',
    card: 'في قائمة الوظائف',
    page: 'في صفحتها',
    openPage: 'معاينة الصفحة',
    placeholders: {
      title: 'المسمى',
      company: 'شركتك',
      location: 'المكان',
      short_description: 'الوصف المختصر، في جملة أو جملتين.',
      description: 'الوصف.',
    },
  },
  suggestions: {
    title: 'اقتراحات',
    optional: 'يمكنك نشر الوظيفة دون الأخذ بها.',
    count: (count, number) => counted(count, number, nouns.suggestion),
    more: (number) => `${number} أخرى`,
  },
  sentences: {
    noPlace: () => 'اذكر المدينة والبلد: يقرر الناس قبول العمل في المقر بحسب بعده عنهم.',
    excludingWords: (words) =>
      `استخدم كلمات أخرى بدلًا من ${isolate(words)}: قد يظن من يحسن العمل أنه ليس المقصود به.`,
    contactDetails: (words) =>
      `احذف ${isolate(words)}: يمكن لأي أحد قراءته، حتى مرسلي الرسائل المزعجة، والطلبات تصلك هنا من دونه.`,
    noPay: () => 'اذكر أجر الوظيفة: يقارنه الناس قبل أن يخصصوا وقتًا للتقديم.',
    wideSpread: () => 'الحد الأعلى أكثر من ضعف الحد الأدنى، فلا يستطيع المتقدمون معرفة ما ستعرضه عليهم.',
    shortText: () => 'أضف قليلًا عن المهام والفريق والوقت اللازم، ليعرف الناس هل تناسبهم الوظيفة.',
    allCapitals: () => 'لا تكتب بالأحرف الكبيرة وحدها: تبدو صراخًا وتبطئ القراءة.',
    farDeadline: () => 'الموعد الأخير بعد أكثر من 90 يومًا: قد يجد أوائل المتقدمين عملًا آخر قبل ذلك.',
    titleForSearch: () =>
      'أبقِ الرموز والمبالغ وعبارات مثل «عاجل» خارج المسمى: ترفض محركات البحث المسميات التي تتضمن أكثر من الدور.',
    placeForSearch: () => 'اختر البلد، أو من أين توظّف: تتجاهل محركات البحث الوظائف التي لا تعرف بلدها.',
    companyForSearch: () => 'لا اسم شركة في حسابك، ومحركات البحث لا تدرج وظيفة من دونه.',
  },
};
