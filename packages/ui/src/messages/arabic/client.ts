import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { blindReview } from './blindReview.ts';
import { desk } from './desk.ts';
import { jobForm } from './jobForm.ts';
import { messageTemplates } from './messageTemplates.ts';
import { nouns } from './nouns.ts';
import { counted, plural } from './plural.ts';

export const client: Messages['client'] = {
  blindReview,
  messageTemplates,
  desk,
  jobForm,
  jobStatus: {
    active: 'نشطة',
    inactive: 'غير نشطة',
    deadlinePassed: 'انتهى موعد التقديم',
    full: (limit, text) =>
      plural(limit, {
        zero: 'متوقفة مؤقتًا: لا أماكن',
        one: 'متوقفة مؤقتًا: شُغل المكان الوحيد',
        two: 'متوقفة مؤقتًا: شُغل المكانان كلاهما',
        few: `متوقفة مؤقتًا: شُغلت الأماكن كلها وعددها ${text}`,
        many: `متوقفة مؤقتًا: شُغلت الأماكن كلها وعددها ${text}`,
        other: `متوقفة مؤقتًا: شُغلت الأماكن كلها وعددها ${text}`,
      }),
  },
  decisionStatus: {
    pending: 'قيد الانتظار',
    accepted: 'مقبول',
    rejected: 'مرفوض',
    withdrawn: 'مسحوب',
    closed: 'مغلق',
  },
  heldDecision: {
    told: (name, duration) => `سيُبلَّغ ${isolate(name)} بعد ${duration}.`,
    over: (name) => `جارٍ إبلاغ ${isolate(name)}.`,
    undo: 'تراجع',
    about: (name) => ` عن القرار بشأن ${isolate(name)}`,
    undoing: 'جارٍ التراجع…',
    failed: 'تعذّر التراجع عن القرار. يرجى المحاولة مرة أخرى.',
  },
  counts: {
    applications: (count, number) => counted(count, number, nouns.application),
    noApplications: 'لا طلبات بعد',
    deadline: (date) => `آخر موعد ${date}`,
    undecided: (number) => `قيد الانتظار: ${number}`,
  },

  createJob: {
    title: 'إنشاء وظيفة',
    introduction: 'تظهر في قائمة الوظائف فور إنشائها. ويمكنك تعديلها في أي وقت.',
    submit: 'إنشاء الوظيفة',
    submitting: 'جارٍ إنشاء الوظيفة…',
  },

  editJob: {
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
  },

  myJobs: {
    title: 'وظائفي',
    dashboard: 'لوحة المتابعة',
    welcome: (firstName) => `أهلًا بك، ${isolate(firstName)}.`,
    welcomeBack: (firstName) => `أهلًا بعودتك، ${isolate(firstName)}.`,
    postJob: 'نشر وظيفة',
    editCompany: 'شركتك',
    unnamedCompany: {
      title: 'مكتوب في وظائفك «الشركة غير مذكورة»',
      reason: 'يحب المستقلون أن يعرفوا صاحب العمل.',
      action: 'إضافة اسم شركتك',
    },
    loading: 'جارٍ تحميل وظائفك…',
    totals: {
      undecided: (count) =>
        plural(count, {
          zero: 'متقدم ينتظر',
          one: 'متقدم ينتظر',
          two: 'متقدمان ينتظران',
          few: 'متقدمين ينتظرون',
          many: 'متقدمًا ينتظر',
          other: 'متقدم ينتظر',
        }),
      applications: (count) =>
        plural(count, {
          zero: 'طلب',
          one: 'طلب',
          two: 'طلبان',
          few: 'طلبات',
          many: 'طلبًا',
          other: 'طلب',
        }),
      active: (count) =>
        plural(count, {
          zero: 'وظيفة نشطة',
          one: 'وظيفة نشطة',
          two: 'وظيفتان نشطتان',
          few: 'وظائف نشطة',
          many: 'وظيفة نشطة',
          other: 'وظيفة نشطة',
        }),
    },
    attention: {
      heading: 'بحاجة إلى انتباهك',
      nothing: 'لا شيء متأخر: لا أحد ينتظر قرارك، ولا موعد قريبًا.',
      answersDue: (day) => `موعد الردود ${day}`,
      answersOverdue: (day) => `كان موعد الردود ${day}`,
      waiting: (count, number) =>
        plural(count, {
          zero: 'لا أحد ينتظر قرارك',
          one: 'متقدم واحد ينتظر قرارك',
          two: 'متقدمان ينتظران قرارك',
          few: `${number} متقدمين ينتظرون قرارك`,
          many: `${number} متقدمًا ينتظرون قرارك`,
          other: `${number} متقدم ينتظرون قرارك`,
        }),
      more: (count, number) =>
        plural(count, {
          zero: 'لا وظائف أخرى أدناه بحاجة إليك.',
          one: 'وظيفة أخرى أدناه بحاجة إليك.',
          two: 'وظيفتان أخريان أدناه بحاجة إليك.',
          few: `${number} وظائف أخرى أدناه بحاجة إليك.`,
          many: `${number} وظيفة أخرى أدناه بحاجة إليك.`,
          other: `${number} وظيفة أخرى أدناه بحاجة إليك.`,
        }),
      further: (count, number) =>
        plural(count, {
          zero: 'لا أحد ينتظر في الوظائف الأقدم.',
          one: 'متقدم آخر ينتظر في وظائف أقدم، في الصفحة التالية.',
          two: 'متقدمان آخران ينتظران في وظائف أقدم، في الصفحة التالية.',
          few: `${number} متقدمين آخرين ينتظرون في وظائف أقدم، في الصفحة التالية.`,
          many: `${number} متقدمًا آخر ينتظرون في وظائف أقدم، في الصفحة التالية.`,
          other: `${number} متقدم آخر ينتظرون في وظائف أقدم، في الصفحة التالية.`,
        }),
    },
    listings: {
      heading: 'وظائفي',
      emptyTitle: 'لا وظائف بعد',
      empty: 'انشر وظيفتك الأولى، وستصل الطلبات إلى هنا.',
    },
  },

  stillLooking: {
    title: 'هل ما زلت تبحث؟',
    loading: 'جارٍ البحث عن وظيفتك، لحظة من فضلك…',
    loadFailed: 'تعذّر تحميل وظيفتك. يرجى المحاولة مرة أخرى.',
    question: (title) => `هل ما زلت تبحث عن مستقل لوظيفة «${isolate(title)}»؟`,
    pausedQuestion: (title) => `وظيفة «${isolate(title)}» موقوفة مؤقتًا. هل ما زلت تبحث عن مستقل؟`,
    keep: 'نعم، إبقاؤها معروضة',
    relist: 'نعم، إعادة عرضها',
    submitting: 'جارٍ إرسال ردك…',
    listed: (title) => `تبقى «${isolate(title)}» معروضة`,
    listedAgain: (title) => `عادت «${isolate(title)}» إلى العرض`,
    next: 'سنسألك مجددًا إذا لم نرَ منك أي نشاط طوال أسبوعين. وإذا وجدت مستقلًا فأوقف الوظيفة.',
    unknownLink: 'لم يعد هذا الرابط يعمل. قد تجد غيره في رسالة أحدث، أو تكون الوظيفة قد تغيرت منذ ذلك الحين.',
    failed: 'لم يصلنا ردك. يرجى المحاولة مرة أخرى.',
    myJobs: 'وظائفي',
  },

  manageJob: {
    title: 'إدارة الوظيفة',
    back: 'لوحة المتابعة',
    loading: 'جارٍ تحميل الوظيفة…',
    edit: 'تحرير الوظيفة',
    viewPublic: 'عرض الصفحة العامة',
    deactivate: 'إيقاف',
    reactivate: 'إعادة التفعيل',
    remove: 'حذف',
    inactiveNotice: 'لا يرى هذه الوظيفة إلا أنت ومن تقدموا إليها. أعد تفعيلها لاستقبال الطلبات.',
    closedNotice: 'انتهى الموعد، فلا يمكن لأحد التقديم. حدد موعدًا لاحقًا لاستقبال الطلبات من جديد.',
    unansweredNotice: (date) =>
      `أُوقفت مؤقتًا بتاريخ ${date}: لم تُجب عمّا إذا كنت لا تزال تبحث. أعد تفعيلها لاستقبال الطلبات.`,
    fullNotice: 'لا تُعرض الوظيفة حتى يُتاح مكان: عندما يسحب متقدم طلبه، أو يُبلَّغ برفضك. ويمكنك أيضًا رفع الحد.',
    answers: {
      due: (count, number, day) =>
        plural(count, {
          zero: 'لا أحد ينتظر ردًا.',
          one: `متقدم واحد ينتظر ردًا وعدتَ به في موعد أقصاه ${day}.`,
          two: `متقدمان ينتظران ردًا وعدتَ به في موعد أقصاه ${day}.`,
          few: `${number} متقدمين ينتظرون ردًا وعدتَ به في موعد أقصاه ${day}.`,
          many: `${number} متقدمًا ينتظرون ردًا وعدتَ به في موعد أقصاه ${day}.`,
          other: `${number} متقدم ينتظرون ردًا وعدتَ به في موعد أقصاه ${day}.`,
        }),
      overdue: (count, number, day, end) => {
        const consequence = `كان موعده ${day}. وفي ${end} نخبرهم بأنك لم تتخذ قرارًا، ويُحسب ذلك في سجلك العلني.`;
        return plural(count, {
          zero: 'لا أحد ينتظر ردًا.',
          one: `متقدم واحد ينتظر ردًا ${consequence}`,
          two: `متقدمان ينتظران ردًا ${consequence}`,
          few: `${number} متقدمين ينتظرون ردًا ${consequence}`,
          many: `${number} متقدمًا ينتظرون ردًا ${consequence}`,
          other: `${number} متقدم ينتظرون ردًا ${consequence}`,
        });
      },
      review: (count) => (count === 1 ? 'مراجعة الطلب' : 'مراجعة الطلبات'),
      declineAll: 'رفض كل من ينتظر',
    },
    declinedTogether: {
      told: (number, duration) => `سيُبلَّغ المرفوضون، وعددهم ${number}، بعد ${duration}.`,
      over: 'جارٍ إبلاغ المرفوضين.',
      undo: 'التراجع عن الكل',
      undoing: 'جارٍ التراجع…',
      failed: 'تعذّر التراجع عن القرارات. يرجى المحاولة مرة أخرى.',
    },
    details: 'تفاصيل الوظيفة',
    fullDescription: 'الوصف الكامل',
    history: {
      title: 'تاريخ هذه الوظيفة',
      explanation: 'يرى من تقدموا قبل أي تعديل ما تغيّر فيه.',
      loadFailed: 'تعذّر تحميل تاريخ هذه الوظيفة.',
    },
    applicants: {
      heading: 'المتقدمون',
      loading: 'جارٍ تحميل الطلبات…',
      undecided: 'قيد الانتظار',
      decided: 'صدر القرار',
      emptyTitle: 'لا طلبات بعد',
      emptyOpen: 'تظهر هنا فور أن يتقدم أول مستقل.',
      emptyNotOpen: 'لا تستقبل الوظيفة طلبات حاليًا.',
    },
  },

  declineAll: {
    title: 'رفض كل من ينتظر',
    loading: 'جارٍ تحميل المتقدمين…',
    introduction: (jobTitle) =>
      `يتلقى كل من ينتظر ردًا بشأن «${isolate(jobTitle)}» ردًا الآن. ويمكنك التراجع عنه لبعض الوقت.`,
    none: 'لا متقدم ينتظر ردًا.',
    back: 'العودة إلى الوظيفة',
    template:
      'تحية طيبة {name}، شكرًا على تقدّمك وعلى صبرك. قررنا ألا نمضي في طلبك هذه المرة، ونتمنى لك كل التوفيق في المرات القادمة.',
    labels: { message: 'رسالة إلى الجميع' },
    hints: { message: 'يحل الاسم الأول لكل متقدم محل {name}. وتُرسل الرسالة بالبريد الإلكتروني.' },
    applicants: 'من يتلقاها',
    included: 'أزل العلامة عمّن لم تبتّ في أمرهم.',
    own: 'كتابة رسالة مختلفة',
    ownFor: (name) => ` إلى ${isolate(name)}`,
    ownLabel: (name) => `رسالة إلى ${isolate(name)}`,
    further: (count, number) =>
      plural(count, {
        zero: 'ولا أحد غيرهم.',
        one: 'ومتقدم آخر يتلقى الرسالة الموجهة إلى الجميع.',
        two: 'ومتقدمان آخران يتلقيان الرسالة الموجهة إلى الجميع.',
        few: `و${number} متقدمين آخرين يتلقون الرسالة الموجهة إلى الجميع.`,
        many: `و${number} متقدمًا آخر يتلقون الرسالة الموجهة إلى الجميع.`,
        other: `و${number} متقدم آخر يتلقون الرسالة الموجهة إلى الجميع.`,
      }),
    submit: (count, number) =>
      plural(count, {
        zero: 'رفض المتقدمين',
        one: 'رفض متقدم واحد',
        two: 'رفض متقدمَين',
        few: `رفض ${number} متقدمين`,
        many: `رفض ${number} متقدمًا`,
        other: `رفض ${number} متقدم`,
      }),
    submitting: 'جارٍ الرفض…',
    cancel: 'إلغاء',
    failed: 'تعذّر رفض المتقدمين. يرجى المحاولة مرة أخرى.',
  },

  applicantCard: {
    seeMore: 'عرض المزيد',
    about: (name) => ` عن ${isolate(name)}`,
    applied: (date) => `تقدّم بتاريخ ${date}`,
    decided: (date) => `صدر القرار بتاريخ ${date}`,
    withdrawn: (date) => `سُحب بتاريخ ${date}`,
    closed: (date) => `أُغلق دون قرار بتاريخ ${date}`,
  },

  applicant: {
    title: 'المتقدم',
    back: 'العودة إلى المتقدمين',
    appliedFor: 'تقدّم إلى',
    loading: 'جارٍ تحميل المتقدم…',
    coverLetter: 'خطاب التقديم',
    resume: 'السيرة الذاتية',
    noBio: 'لم يُكتب شيء بعد.',
    email: 'البريد الإلكتروني',
    decision: {
      heading: 'قرارك',
      question: 'سيتلقى المتقدم قرارك بالبريد الإلكتروني.',
      accept: 'قبول',
      decline: 'رفض',
      acceptedOn: (date) => `قبلت هذا الطلب بتاريخ ${date}.`,
      rejectedOn: (date) => `رفضت هذا الطلب بتاريخ ${date}.`,
      message: 'رسالتك',
      reason: 'السبب الذي ذكرته',
      noMessage: 'لم ترسل معه رسالة.',
      noReason: 'لم تذكر سببًا.',
      emailShared: 'أعطيت المستقل عنوان بريدك الإلكتروني.',
      emailNotShared: 'ليس لدى المستقل عنوان بريدك الإلكتروني: تواصل معه أنت.',
    },
    withdrawal: {
      heading: 'مسحوب',
      withdrawnOn: (date) => `سحب المستقل هذا الطلب بتاريخ ${date}.`,
      reason: 'السبب',
    },
    closing: {
      heading: 'أُغلق دون قرار',
      closedOn: (date) =>
        `لم تتخذ قرارًا في الوقت المحدد. أخبرنا المتقدم بتاريخ ${date}، ويُحسب الطلب في سجلك بلا رد.`,
    },
  },

  acceptModal: {
    title: (name) => `قبول طلب ${isolate(name)}؟`,
    explanation: (jobTitle) => `بهذا تقبل الطلب على «${isolate(jobTitle)}».`,
    label: 'رسالة إلى المتقدم',
    hint: 'كيف تود المتابعة مثلًا. تُرسل بالبريد الإلكتروني.',
    submit: 'قبول',
    submitting: 'جارٍ القبول…',
    cancel: 'إلغاء',
    failed: 'تعذّر قبول الطلب.',
    reply: 'كيف يصل إليك المستقل',
    shareEmail: (email) => `إعطاء المستقل عنوان بريدي الإلكتروني ${isolate(email)}`,
    shareHint: 'يراه عندما يصبح القرار نهائيًا، ويمكنه الرد على رسالتنا. ومن دونه تتواصل معه أنت.',
  },

  declineModal: {
    title: (name) => `رفض طلب ${isolate(name)}؟`,
    explanation: (jobTitle) => `بهذا ترفض الطلب على «${isolate(jobTitle)}».`,
    label: 'السبب',
    hint: 'جملة واحدة تفيد المتقدم. تُرسل بالبريد الإلكتروني.',
    submit: 'رفض',
    submitting: 'جارٍ الرفض…',
    cancel: 'إلغاء',
    failed: 'تعذّر رفض الطلب.',
  },

  decided: {
    title: 'سبق البتّ فيه',
    accepted: (dateTime) => `سبق قبول هذا الطلب بتاريخ ${dateTime}.`,
    rejected: (dateTime) => `سبق رفض هذا الطلب بتاريخ ${dateTime}.`,
    withdrawn: (dateTime) => `سحب المستقل هذا الطلب بتاريخ ${dateTime}.`,
    closed: (dateTime) => `أُغلق هذا الطلب دون قرار بتاريخ ${dateTime}.`,
    notSent: 'لم يُرسل هذا. يمكنك نسخه من هنا.',
    close: 'إغلاق',
  },

  activityModal: {
    deactivate: {
      title: 'إيقاف هذه الوظيفة؟',
      explanation: (jobTitle) =>
        `تختفي «${isolate(jobTitle)}» من قائمة الوظائف ولا تستقبل طلبات بعد ذلك. ويمكنك إعادة تفعيلها في أي وقت.`,
      confirm: 'إيقاف',
      confirming: 'جارٍ الإيقاف…',
      failed: 'تعذّر إيقاف هذه الوظيفة. يرجى المحاولة مرة أخرى.',
    },
    reactivate: {
      title: 'إعادة تفعيل هذه الوظيفة؟',
      explanation: (jobTitle) => `تظهر «${isolate(jobTitle)}» في قائمة الوظائف من جديد.`,
      confirm: 'إعادة التفعيل',
      confirming: 'جارٍ إعادة التفعيل…',
      failed: 'تعذّرت إعادة تفعيل هذه الوظيفة. يرجى المحاولة مرة أخرى.',
    },
    cancel: 'إلغاء',
  },

  tellModal: {
    title: (count, number) =>
      plural(count, {
        zero: 'لن يُبلَّغ أحد',
        one: 'سيُبلَّغ متقدم واحد',
        two: 'سيُبلَّغ متقدمان',
        few: `سيُبلَّغ ${number} متقدمين`,
        many: `سيُبلَّغ ${number} متقدمًا`,
        other: `سيُبلَّغ ${number} متقدم`,
      }),
    explanation: (count) =>
      count === 1
        ? 'سيتلقى المستقل الذي ينتظر قرارك رسالة إلكترونية عن هذا، ويراه إلى جانب طلبه:'
        : 'سيتلقى المستقلون الذين ينتظرون قرارك رسالة إلكترونية عن هذا، ويرونه إلى جانب طلباتهم:',
    confirm: 'الحفظ وإبلاغهم',
    cancel: 'متابعة التحرير',
  },

  deleteModal: {
    title: 'حذف هذه الوظيفة؟',
    explanation: (jobTitle) => `ستُحذف «${isolate(jobTitle)}». لا يمكن التراجع عن هذا.`,
    history: 'يحتفظ من تقدموا بطلباتهم في قوائمهم.',
    confirm: 'حذف',
    confirming: 'جارٍ الحذف…',
    cancel: 'إلغاء',
    failed: 'تعذّر حذف هذه الوظيفة. يرجى المحاولة مرة أخرى.',
  },
};
