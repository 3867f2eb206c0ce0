import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const manageJob: Messages['client']['manageJob'] = {
  title: 'إدارة الوظيفة',
  back: 'لوحة المتابعة',
  loading: 'جارٍ تحميل الوظيفة…',
  edit: 'تحرير الوظيفة',
  viewPublic: 'عرض الصفحة العامة',
  copy: 'نسخ الوظيفة',
  more: 'المزيد',
  places: (taken, all) => `الأماكن المشغولة: ${taken} من ${all}`,
  answersBy: (date) => `الردود حتى ${date}`,
  parts: {
    label: 'أقسام هذه الوظيفة',
    applicants: 'المتقدمون',
    questions: 'الأسئلة',
    job: 'الوظيفة',
    history: 'السجل',
  },
  deactivate: 'إيقاف',
  reactivate: 'إعادة التفعيل',
  remove: 'حذف',
  filling: {
    action: 'وضع علامة «شُغلت»',
    offer: (count, number) => {
      const rest = 'فللوظيفة من تحتاج إليهم. علّمها بأنها شُغلت لإغلاقها وإبلاغ كل من ينتظر.';
      return plural(count, {
        zero: 'علّم الوظيفة بأنها شُغلت لإغلاقها وإبلاغ كل من ينتظر.',
        one: `قبلت متقدمًا واحدًا، ${rest}`,
        two: `قبلت متقدمَين، ${rest}`,
        few: `قبلت ${number} متقدمين، ${rest}`,
        many: `قبلت ${number} متقدمًا، ${rest}`,
        other: `قبلت ${number} متقدم، ${rest}`,
      });
    },
    by: (names) => `شغلها ${isolate(names)}.`,
    byOthers: 'شغلها شخص من خارج المتقدمين.',
    filledOn: (date) =>
      `عُلّمت بأنها شُغلت بتاريخ ${date}. أُغلقت الوظيفة، وتذكر صفحتها ذلك. أعد تفعيلها لاستقبال الطلبات من جديد.`,
    held: {
      notified: (duration) => `سيُبلَّغ كل من ينتظر بعد ${duration} بأن الوظيفة شُغلت.`,
      over: 'جارٍ إبلاغ كل من ينتظر بأن الوظيفة شُغلت.',
      undo: 'تراجع',
      undoing: 'جارٍ التراجع…',
      failed: 'تعذّر التراجع عن هذا. يرجى المحاولة مرة أخرى.',
    },
  },
  hiddenNotice: 'أخفى مشرف هذه الوظيفة عن الجميع سواك ومن تقدموا إليها.',
  plannedNotice: (date) =>
    `ستُنشر هذه الوظيفة في ${date} عند بداية اليوم بالتوقيت العالمي. وحتى ذلك الحين لا يراها إلا أنت ومن تقدموا إليها.`,
  inactiveNotice: 'لا يرى هذه الوظيفة إلا أنت ومن تقدموا إليها. أعد تفعيلها لاستقبال الطلبات.',
  closedNotice: 'انتهى الموعد، فلا يمكن لأحد التقديم. حدد موعدًا لاحقًا لاستقبال الطلبات من جديد.',
  unconfirmedNotice: (date) =>
    `أُوقفت مؤقتًا بتاريخ ${date}: لم نلحظ أي نشاط منك منذ ثلاثة أسابيع. أعد تفعيلها لاستقبال الطلبات.`,
  fullNotice: 'لا تُعرض الوظيفة حتى يُتاح مكان: عندما يسحب متقدم طلبه، أو يُبلَّغ برفضك. ويمكنك أيضًا رفع الحد.',
  pendingDecisions: {
    due: (count, number, day) =>
      plural(count, {
        zero: 'لا أحد ينتظر ردًا.',
        one: `متقدم واحد ينتظر ردًا وعدت به في موعد أقصاه ${day}.`,
        two: `متقدمان ينتظران ردًا وعدت به في موعد أقصاه ${day}.`,
        few: `${number} متقدمين ينتظرون ردًا وعدت به في موعد أقصاه ${day}.`,
        many: `${number} متقدمًا ينتظرون ردًا وعدت به في موعد أقصاه ${day}.`,
        other: `${number} متقدم ينتظرون ردًا وعدت به في موعد أقصاه ${day}.`,
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
    notified: (number, duration) => `سيُبلَّغ المرفوضون، وعددهم ${number}، بعد ${duration}.`,
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
    emptyTitle: 'لم يتغيّر شيء',
    empty: 'تظهر هنا التعديلات التي تجريها بعد أول طلب.',
    loadFailed: 'تعذّر تحميل تاريخ هذه الوظيفة.',
  },
  applicants: {
    heading: 'المتقدمون',
    loading: 'جارٍ تحميل الطلبات…',
    undecided: 'قيد الانتظار',
    done: 'منتهية',
    emptyTitle: 'لا طلبات بعد',
    emptyOpen: 'تظهر هنا فور أن يتقدم أول مستقل.',
    emptyNotOpen: 'لا تستقبل الوظيفة طلبات حاليًا.',
  },
};

export const declineAll: Messages['client']['declineAll'] = {
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
};

export const activityModal: Messages['client']['activityModal'] = {
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
};

export const notifyModal: Messages['client']['notifyModal'] = {
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
      ? 'سيرى المستقل الذي ينتظر قرارك هذا إلى جانب طلبه، وتصله رسالة ما لم يوقف هذه الرسائل:'
      : 'سيرى المستقلون الذين ينتظرون قرارك هذا إلى جانب طلباتهم، وتصلهم رسالة ما لم يوقفوا هذه الرسائل:',
  confirm: 'الحفظ وإبلاغهم',
  cancel: 'متابعة التحرير',
};

export const fillModal: Messages['client']['fillModal'] = {
  title: (jobTitle) => `هل شُغلت «${isolate(jobTitle)}»؟`,
  intro: (count, number) => {
    const rest = 'وتصل رسالة بأن الوظيفة شُغلت. ويمكنك التراجع لبعض الوقت.';
    return plural(count, {
      zero: 'تُغلق الوظيفة. ويمكنك التراجع لبعض الوقت.',
      one: `تُغلق الوظيفة، ويُرفض طلب واحد لم يُبتّ فيه، ${rest}`,
      two: `تُغلق الوظيفة، ويُرفض طلبان لم يُبتّ فيهما، ${rest}`,
      few: `تُغلق الوظيفة، وتُرفض ${number} طلبات لم يُبتّ فيها، ${rest}`,
      many: `تُغلق الوظيفة، ويُرفض ${number} طلبًا لم يُبتّ فيها، ${rest}`,
      other: `تُغلق الوظيفة، ويُرفض ${number} طلب لم يُبتّ فيها، ${rest}`,
    });
  },
  by: 'من يقوم بالوظيفة؟',
  hint: 'لا تختر أحدًا إذا كان من يقوم بها من خارج المتقدمين.',
  elsewhere: 'لم يُقبل أي متقدم، فالوظيفة شغلها شخص من خارج المتقدمين.',
  submit: 'وضع علامة «شُغلت»',
  submitting: 'جارٍ وضع العلامة…',
  cancel: 'إلغاء',
  failed: 'تعذّر وضع علامة «شُغلت» على الوظيفة. يرجى المحاولة مرة أخرى.',
};

export const deleteModal: Messages['client']['deleteModal'] = {
  title: 'حذف هذه الوظيفة؟',
  explanation: (jobTitle) => `ستُحذف «${isolate(jobTitle)}». لا يمكن التراجع عن هذا.`,
  history: 'يحتفظ من تقدموا بطلباتهم في قوائمهم.',
  confirm: 'حذف',
  confirming: 'جارٍ الحذف…',
  cancel: 'إلغاء',
  failed: 'تعذّر حذف هذه الوظيفة. يرجى المحاولة مرة أخرى.',
};
