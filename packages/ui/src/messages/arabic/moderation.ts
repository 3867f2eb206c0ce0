import type { Messages } from '../english.ts';
import { counted } from './plural.ts';

export const moderation: Messages['moderation'] = {
  fields: {
    name: 'الاسم',
    title: 'العنوان',
    company: 'الشركة',
    location: 'الموقع',
    salary_range: 'الأجر',
    short_description: 'الوصف المختصر',
    description: 'الوصف',
    screening: 'أسئلة للمتقدمين',
    bio: 'النبذة',
    experience: 'الخبرة',
    skills: 'المهارات',
    link: 'الرابط',
    about: 'عن الشركة',
    question: 'السؤال',
    reply: 'الرد',
    text: 'النص',
    file: 'الملف',
  },

  rules: {
    law: 'لا يجوز أن يخالف أي شيء القانون',
    honesty: 'يجب أن يكون كل ما يُعرض حقيقيًا وصادقًا',
    spam: 'لا يجوز نشر أي شيء مرارًا أو للدعاية وحدها',
    respect: 'لا يجوز التمييز ضد أحد أو مضايقته',
    privacy: 'لا يجوز كشف البيانات الشخصية للآخرين',
    copyright: 'لا يجوز عرض أعمال الآخرين إلا بإذنهم',
    suitability: 'يجب أن يتعلق كل شيء بالعمل الحر',
  },

  templates: {
    law: 'يقول أو يعرض ما يمنعه القانون، وهو: ',
    honesty: 'يعد بما لا يمكن الوفاء به، أو يطلب مالًا أو بيانات لا يطلبها عميل صادق، وهي: ',
    spam: 'نُشر المحتوى نفسه عدة مرات، أو لا غرض منه سوى الدعاية، وذلك: ',
    respect: 'يستبعد أشخاصًا أو يسيء إليهم أو يضايقهم، في هذا الموضع: ',
    privacy: 'يكشف بيانات شخصية لشخص آخر، وهي: ',
    copyright: 'يعرض عمل شخص آخر بلا إذنه، وهو: ',
    suitability: 'لا علاقة له بالعمل الحر، لأنه: ',
  },

  actions: {
    dismiss: { label: 'رفض البلاغ', hint: 'لا مخالفة. لا يُبلَّغ بذلك سوى أصحاب البلاغات.', done: 'رُفض البلاغ' },
    request_change: {
      label: 'طلب تعديل',
      hint: 'يبقى ظاهرًا، ويقرأ صاحبه القاعدة التي يخالفها.',
      done: 'طُلب تعديل',
    },
    hide: { label: 'إخفاء', hint: 'لا يراه العموم من الآن.', done: 'أُخفي' },
    suspend: {
      label: 'إيقاف الحساب',
      hint: 'لا يستطيع صاحبه تسجيل الدخول عدة أيام، ولا يظهر شيء منه للعموم. ويبقى هذا مخفيًا بعد ذلك.',
      done: 'أُوقف الحساب',
    },
    end_account: {
      label: 'إنهاء الحساب',
      hint: 'لا يستطيع صاحبه تسجيل الدخول بعد الآن، ولا يظهر شيء منه للعموم.',
      done: 'أُنهي الحساب',
    },
  },

  states: { open: 'مفتوحة', appealed: 'اعتراضات', decided: 'محسومة' },

  queue: {
    title: 'الإشراف',
    lead: 'كل حالة تتعلق بشيء أُبلغ عنه، والأقدم أولًا.',
    parts: 'الحالات',
    loading: 'جارٍ تحميل الحالات...',
    loadFailed: 'تعذّر تحميل الحالات. يُرجى المحاولة لاحقًا.',
    refused:
      'لا يرى الحالات إلا المشرفون الذين لديهم مفتاح مرور أو رموز لمرة واحدة. يمكنك إعدادها في صفحة حسابك.',
    empty: { open: 'لا شيء ينتظر', appealed: 'لم يعترض أحد', decided: 'لم تُحسم أي حالة بعد' },
    emptyReason: {
      open: 'يظهر هنا ما يبلغ عنه المستخدمون والزوار.',
      appealed: 'تظهر هنا الاعتراضات على القرارات.',
      decided: 'تبقى الحالات المحسومة هنا سنة.',
    },
    reports: (count, number) =>
      counted(count, number, {
        zero: 'لا بلاغات',
        one: 'بلاغ واحد',
        two: 'بلاغان',
        few: 'بلاغات',
        many: 'بلاغًا',
        other: 'بلاغ',
      }),
    noOwner: 'بلا حساب',
    openedOn: (date) => `منذ ${date}`,
    decidedOn: (date) => `حُسمت في ${date}`,
  },

  case: {
    title: 'حالة',
    titleOf: (number) => `الحالة ${number}`,
    back: 'كل الحالات',
    loading: 'جارٍ تحميل الحالة...',
    loadFailed: 'تعذّر تحميل الحالة. يُرجى المحاولة لاحقًا.',
    notFound: 'لا توجد حالة كهذه. ربما حُذفت بعد سنة.',
    asReported: 'عند الإبلاغ',
    asReportedOn: (date) => `عند الإبلاغ في ${date}`,
    now: 'كما هو الآن',
    unchanged: 'لم يتغير منذ ذلك الحين.',
    gone: 'لم يعد موجودًا.',
    changed: 'تغيّر',
    removed: 'حُذف',
    picture: 'الصورة التي أُبلغ عنها',
    presentPicture: 'الصورة الحالية',
    reports: 'البلاغات',
    fromMember: 'مستخدم سجّل دخوله',
    fromVisitor: 'زائر',
    noWords: 'بلا كلمات.',
    dismissedBefore: (count, number) =>
      count === 1
        ? 'رُفض بلاغ آخر لهذا المبلّغ.'
        : count === 2
          ? 'رُفض بلاغان آخران لهذا المبلّغ.'
          : `عدد البلاغات الأخرى المرفوضة لهذا المبلّغ: ${number}.`,
    owner: 'صاحب المحتوى',
    noOwner: 'لا ينتمي هذا إلى أي حساب.',
    suspendedUntil: (date) => `موقوف حتى ${date}`,
    ended: 'أُنهي الحساب',
    history: 'حالات سابقة',
    noHistory: 'لا توجد.',
    similar: 'وظائف نصها شبه مطابق',
    see: 'عرضه في الموقع',
  },

  decide: {
    title: 'القرار',
    labels: {
      action: 'ما الذي ينبغي فعله؟',
      rule: 'أي قاعدة خولفت؟',
      days: 'كم يومًا؟',
      reason: 'السبب',
    },
    hints: { days: 'من 1 إلى 365', reason: 'يقرؤه صاحب المحتوى. اذكر الموضع، ولا تذكر أصحاب البلاغات.' },
    insert: 'إدراج بداية',
    actionRequired: 'اختر ما ينبغي فعله.',
    ruleRequired: 'اختر القاعدة.',
    reasonRequired: 'اذكر السبب.',
    daysInvalid: 'أدخل عددًا من 1 إلى 365.',
    tooLong: (count) => `الحد الأقصى لعدد الأحرف: ${count}.`,
    submit: 'اتخاذ القرار',
    submitting: 'جارٍ الحفظ…',
    failed: 'تعذّر حفظ القرار. يُرجى المحاولة مرة أخرى.',
    done: 'اتُّخذ القرار وأُبلغ به كل من يعنيه الأمر.',
  },

  ruling: {
    by: (name, date) => `اتخذ القرار ${name} في ${date}`,
    byFormer: (date) => `اتخذ القرار مشرف سابق في ${date}`,
    until: (date) => `حتى ${date}`,
    reversed: (date) => `أُلغي بعد اعتراض في ${date}`,
  },

  appeal: {
    title: 'الاعتراض',
    appealedOn: (date) => `اعترض صاحب المحتوى في ${date}`,
    labels: { outcome: 'ما قرارك؟', reason: 'السبب' },
    hints: { reason: 'يقرؤه صاحب المحتوى.' },
    outcomes: { upheld: 'القرار باقٍ', reversed: 'كان القرار خاطئًا: إعادة كل شيء كما كان' },
    outcomeRequired: 'اختر قرارك.',
    upheld: 'القرار باقٍ.',
    reversed: 'أُلغي القرار.',
    otherDecides: 'أنت من اتخذ هذا القرار، لذا يقرر مشرف آخر في الاعتراض.',
  },

  keys: { next: 'الحالة التالية', previous: 'الحالة السابقة', open: 'فتح الحالة', list: 'كل الحالات' },
};
