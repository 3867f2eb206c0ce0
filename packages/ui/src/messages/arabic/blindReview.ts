import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

import { nouns } from './nouns.ts';
import { counted } from './plural.ts';

export const blindReview: Messages['client']['blindReview'] = {
  title: 'مراجعة دون أسماء',
  hidden: 'الاسم مخفي',
  hiddenFact: 'غير معروض',
  revealed: {
    chosen: (date) => `كشفت الاسم بتاريخ ${date}`,
    decision: (date) => `كُشف الاسم مع قرارك بتاريخ ${date}`,
    review_ended: (date) => `كُشف الاسم بتاريخ ${date} عندما أنهيت المراجعة دون أسماء`,
  },
  explanation:
    'الاسم والصورة والتخصص والمكان والملف الشخصي والروابط مخفية حتى تقرر، وكذلك السيرة الذاتية لأنها تكشفها. ويظهر أجر الساعة نطاقًا، ولا تظهر إلا المهارات التي ذكرتها الوظيفة عند التقديم. ولا يظهر الأجر أو التوفر أو مهارة ما إذا كان من يشتركون فيها في الدليل أقل من خمسة مستقلين. وفي الخطاب والإجابات تحل «[…]» محل الاسم وعناوين البريد وأرقام الهاتف وأسماء المستخدم والروابط.',
  masked: {
    explanation: (parts) => `تخفي «[…]» ما يدل على كاتب الخطاب: ${parts}.`,
    names: (count, number) => counted(count, number, nouns.name),
    addresses: (count, number) => counted(count, number, nouns.address),
    links: (count, number) => counted(count, number, nouns.link),
  },
  reveal: 'كشف الاسم',
  nameHint: 'يحل الاسم الأول محل {name} فيها.',
  revealModal: {
    title: (name) => `كشف هوية ${isolate(name)}؟`,
    explanation: 'سترى الاسم والملف الشخصي والسيرة الذاتية فورًا، ولا يمكن إخفاؤها مجددًا.',
    record: 'يُسجَّل وقت الكشف، وتراه أنت والمتقدم.',
    confirm: 'كشف',
    confirming: 'جارٍ الكشف…',
    cancel: 'إلغاء',
    failed: 'تعذّر كشف الاسم. يرجى المحاولة مرة أخرى.',
  },
  endModal: {
    title: 'كشف كل من ينتظر؟',
    explanation: 'من دون هذه المراجعة سترى من أرسل الطلبات التي تنتظر قرارك، ولا يمكن إخفاؤهم مجددًا.',
    record: 'يُسجَّل ذلك لكل واحد منهم، وتراه أنت والمتقدمون.',
    confirm: 'الحفظ والكشف',
    cancel: 'متابعة التحرير',
  },
};
