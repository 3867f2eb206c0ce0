import { arabicJobWords } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

export const jobLabels: Messages['jobs']['labels'] = {
  ...arabicJobWords.parts,
  decision_date: 'الرد حتى',
  blind_review: 'كيف تراجع المتقدمين',
  application_limit: 'حد الطلبات',
  screening_questions: 'أسئلة للمتقدمين',
  positions: 'عدد الأشخاص المطلوبين',
};

export const jobHints: Messages['client']['jobForm']['hints'] = {
  title: 'كما تسميها لصديق، مثل «مصمم منتج لتطبيق حجوزات».',
  short_description: 'جملة أو جملتان تظهران في قائمة الوظائف.',
  description: 'ما المطلوب، ومع من، وما ترجو أن تقرأه في الطلب.',
  location: 'مدينة وبلد، أو «من أي مكان».',
  hire_from: 'البلدان التي يمكن أن يقيم فيها من توظّفهم. و«أي مكان» خيار أيضًا.',
  country: 'بلد مكان العمل. ومن خلاله يجد الوظيفة من يقيم فيه.',
  salary_range: 'ما لا يقوله المبلغ، بكلماتك: «مع حصة من العائدات».',
  application_deadline: 'آخر يوم تصل فيه الطلبات.',
  decision_date:
    'يتلقى كل متقدم ردًا قبل انتهاء هذا اليوم، ويظهر في الوظيفة. إذا تُرك فارغًا فهو بعد 14 يومًا من آخر موعد للتقديم.',
  application_limit:
    'لا تستقبل الوظيفة طلبات أخرى بعد وصول هذا العدد. وكل طلب يُسحب أو يُرفض يفسح مكانًا لغيره. إذا تُرك فارغًا فلا حد.',
  positions: 'عندما تقبل هذا العدد من المتقدمين، نعرض عليك أن تعلّم الوظيفة بأنها شُغلت.',
};
