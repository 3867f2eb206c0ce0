import type { Messages } from '../english.ts';
import { jobHints, jobLabels } from './jobFields.ts';

export const jobForm: Messages['client']['jobForm'] = {
  sections: {
    work: 'العمل',
    terms: 'المكان والشروط',
    pay: 'الأجر والموعد',
    review: 'المتقدمون',
  },
  labels: {
    ...jobLabels,
    pay_min: 'من',
    pay_max: 'إلى',
    pay_currency: 'العملة',
    pay_period: 'لكل',
    overlap_hours: 'ساعات العمل المشتركة يوميًا',
    overlap_time_zone: 'مع أوقات العمل في',
    publish_on: 'تاريخ النشر',
  },
  hints: jobHints,
  /** The hints of the field `publish_on`, for a new job and for an inactive one. */
  publication: {
    new: 'اتركه فارغًا لتُنشر الوظيفة فور إنشائها. وإلا فستُنشر عند بداية هذا اليوم بالتوقيت العالمي.',
    inactive: 'تُنشر الوظيفة تلقائيًا عند بداية هذا اليوم بالتوقيت العالمي. اتركه فارغًا لتفعّلها بنفسك.',
  },
  reviews: {
    named: { label: 'بأسمائهم', hint: 'الأسماء والملفات والسير الذاتية ظاهرة من البداية.' },
    blind: {
      label: 'دون أسمائهم',
      hint: 'تُخفى الأسماء والصور والتخصصات والأماكن والروابط والسير الذاتية حتى تقرر أو تكشف واحدًا. ويظهر أجر الساعة نطاقًا، ولا تظهر إلا المهارات التي تذكرها الوظيفة. ويقرأ المستقلون ذلك في الوظيفة.',
    },
  },
  hiring: {
    notStated: 'غير محدد',
    anywhere: 'أي مكان في العالم',
    groups: { EU: 'الاتحاد الأوروبي', EEA: 'المنطقة الاقتصادية الأوروبية' },
    suggestion: (place) => `يذكر المكان: ${place}`,
    useCountry: 'اعتماده بلدًا للعمل',
    useHireFrom: 'التوظيف من هناك',
  },
  payPeriods: {
    hour: 'ساعة',
    day: 'يوم',
    month: 'شهر',
    year: 'سنة',
    project: 'مشروع',
  },
  payPreview: {
    label: 'سيظهر هكذا:',
    empty: 'لا مبلغ بعد.',
    hint: 'اترك «إلى» فارغًا ليظهر «ابتداءً من…». وللمبلغ الثابت أدخله مرتين.',
  },
  screening: {
    introduction: (most) =>
      `أسئلة من عندك يجيب عنها كل من يتقدم، وأقصى عدد لها ${most}. تقرأ الإجابات تحت الخطاب، وجنبًا إلى جنب عندما تقارن بين المتقدمين.`,
    question: (number) => `السؤال ${number}`,
    labels: { text: 'سؤالك', kind: 'تكون الإجابة', choices: 'الخيارات', need: 'الإجابة' },
    hints: {
      text: 'اسأل في جملة واحدة عما قد لا يذكره الخطاب.',
      choices: 'خيار واحد في كل سطر: خياران على الأقل، وستة على الأكثر.',
    },
    kinds: { text: 'بكلماتهم', choice: 'باختيار واحد من خياراتك' },
    needs: { required: 'مطلوبة', optional: 'اختيارية' },
    add: 'أضف سؤالًا',
    remove: (number) => `احذف السؤال ${number}`,
    removed: (number) => `حُذف السؤال ${number}.`,
  },
  assistant: 'معاينة واقتراحات',
  cancel: 'إلغاء',
  errors: {
    titleRequired: 'المسمى مطلوب',
    shortDescriptionRequired: 'الوصف المختصر مطلوب',
    descriptionRequired: 'الوصف مطلوب',
    locationRequired: 'المكان مطلوب',
    deadlineRequired: 'آخر موعد للتقديم مطلوب',
    overlapInvalid: (most) => `أدخل عددًا صحيحًا من الساعات من 1 إلى ${most}.`,
    lowerAmountMissing: 'أدخل الحد الأدنى أيضًا.',
    amountInvalid: 'أدخل مبلغًا مثل 60 أو 1,200.50.',
    upperBelowLower: 'الحد الأعلى أقل من الحد الأدنى.',
    deadlinePast: 'يجب أن يكون الموعد اليوم أو لاحقًا',
    decisionDateTooEarly: 'لا يجوز أن يسبق موعد الردود آخر موعد للتقديم',
    decisionDateTooLate: (days) => `أقصى مدة للرد بعد آخر موعد للتقديم بالأيام: ${days}`,
    decisionDatePast: 'يجب أن يكون موعد الردود اليوم أو لاحقًا',
    publicationPast: 'يجب أن يكون تاريخ النشر اليوم أو لاحقًا',
    publicationTooLate: 'يجب أن تُنشر الوظيفة قبل انتهاء موعد التقديم',
    positionsInvalid: (most) => `أدخل عددًا صحيحًا من 1 إلى ${most}.`,
    limitInvalid: (most) => `أدخل عددًا صحيحًا من 1 إلى ${most}، أو اتركه فارغًا.`,
    tooLong: (limit) => `الحد الأقصى لعدد الأحرف: ${limit}`,
    questionRequired: 'اكتب السؤال أو احذفه.',
    questionRepeated: 'سبق أن كتبت هذا السؤال.',
    choicesCount: (least, most) => `أدخل من ${least} إلى ${most} خيارات، واحدًا في كل سطر.`,
    choiceTooLong: (limit) => `الحد الأقصى لعدد أحرف كل خيار: ${limit}`,
    choiceRepeated: 'أدخل كل خيار مرة واحدة.',
  },
  draft: { save: 'حفظ كمسودة', saving: 'جارٍ حفظ المسودة…' },
  draftFailed: 'تعذّر حفظ المسودة. نصك ما زال هنا: حاول مرة أخرى.',
  failed: 'تعذّر حفظ الوظيفة. نصك لا يزال هنا: يرجى المحاولة مرة أخرى.',
};

export const createJob: Messages['client']['createJob'] = {
  title: 'نشر وظيفة',
  introduction: 'تظهر في قائمة الوظائف فور إنشائها، أو في اليوم الذي تختاره. ويمكنك تعديلها في أي وقت.',
  submit: 'نشر الوظيفة',
  submitting: 'جارٍ نشر الوظيفة…',
  copiedFrom: 'نُسخت من دون المواعيد من:',
  notCopied: 'لم يُنسخ شيء، لأن هذه الوظيفة غير موجودة أو ليست من وظائفك.',
  draftLoadFailed: 'تعذّر تحميل هذه المسودة.',
  draftGone: 'هذه المسودة لم تعد موجودة، أو أنها لشخص آخر. يمكنك البدء بوظيفة جديدة هنا.',
};

export const editJob: Messages['client']['editJob'] = {
  title: 'تحرير الوظيفة',
  loading: 'جارٍ تحميل الوظيفة…',
  submit: 'حفظ التغييرات',
  submitting: 'جارٍ حفظ التغييرات…',
  conflict: {
    title: 'عُدّلت هذه الوظيفة في أثناء ذلك',
    explanation:
      'لم يضِع شيء مما كتبته: نصك لا يزال في النموذج، لكنه لم يُحفظ بعد. عُدّلت هذه الحقول منذ فتحت الصفحة:',
    otherwise: 'لم يضِع شيء مما كتبته: نصك لا يزال في النموذج. لم يُعدَّل أي من هذه الحقول، فيمكنك حفظه الآن.',
    choice: 'إذا حفظت الآن، حلّ نصك محل هذه التعديلات.',
    useCurrent: 'التخلص من نصي واستخدام النص الآخر',
  },
};
