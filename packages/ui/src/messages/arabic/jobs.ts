import { arabicJobWords, isolate, noCompany } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { jobChanges } from './jobChanges.ts';
import { jobLabels } from './jobFields.ts';
import { jobFilters } from './jobFilters.ts';
import { listSummary } from './listSummary.ts';
import { nouns } from './nouns.ts';
import { counted, plural } from './plural.ts';

export const jobs: Messages['jobs'] = {
  categories: arabicJobWords.categories,
  categoryDescriptions: {
    tech: 'البرمجيات والبيانات والأجهزة التي تشغّلها',
    finance: 'الحسابات والميزانيات والضرائب والتدقيق',
    healthcare: 'الرعاية والأبحاث والأعمال الكتابية المتعلقة بهما',
    marketing: 'النصوص والحملات والعلامات التجارية',
    education: 'التدريس والدورات والمواد التعليمية',
    other: 'كل ما لا يندرج تحت عنوان',
  },
  employmentTypes: arabicJobWords.employmentTypes,
  workTypes: arabicJobWords.workTypes,
  places: arabicJobWords.places,
  overlap: arabicJobWords.overlap,

  suggestions: {
    title: 'المسميات',
    skill: 'المهارات',
    company: 'الشركات',
    location: 'الأماكن',
    count: (count, text) => counted(count, text, nouns.job),
    recent: 'عمليات البحث الأخيرة',
    clearRecent: 'مسح عمليات البحث الأخيرة',
  },

  pay: arabicJobWords.pay,

  labels: jobLabels,
  facts: {
    company: (company) => (company === noCompany ? 'الشركة غير مذكورة' : `لدى ${isolate(company)}`),
    terms: (employmentType, workType) => `${employmentType}، ${workType}`,
    remote: 'عن بُعد',
    remoteLabels: {
      remote: 'نعم',
      hybrid: 'جزئيًا: هجين',
      onsite: 'لا، في مقر العمل',
    },
    review: 'المراجعة',
    blindReview: 'دون أسماء، حتى يقرر العميل أو يكشفها',
    posted: 'تاريخ النشر',
    postedOn: (when) => `نُشرت ${when}`,
    exactly: (date) => `، ${date}`,
    dateNotAvailable: 'التاريخ غير متاح',
    applyBy: (date) => `التقديم حتى ${date}`,
    closesIn: (days) =>
      days === 0
        ? 'يُغلق التقديم اليوم'
        : days === 1
          ? 'يُغلق التقديم غدًا'
          : `يُغلق التقديم خلال ${counted(days, String(days), nouns.day)}`,
    closed: 'أُغلق باب التقديم',
    answersIn: (days, text) => `يرد عادةً خلال ${counted(days, text, nouns.day)}`,
    limit: 'الحد',
    limited: (limit, text) =>
      plural(limit, {
        zero: 'لا طلبات',
        one: 'أول طلب',
        two: 'أول طلبين',
        few: `أول ${text} طلبات`,
        many: `أول ${text} طلبًا`,
        other: `أول ${text} طلب`,
      }),
    placesLeft: (count, text) =>
      plural(count, {
        zero: 'لا أماكن متبقية',
        one: 'بقي مكان واحد',
        two: 'بقي مكانان',
        few: `بقيت ${text} أماكن`,
        many: `بقي ${text} مكانًا`,
        other: `بقي ${text} مكان`,
      }),
    allPlacesTaken: (limit, text) =>
      plural(limit, {
        zero: 'لا أماكن',
        one: 'شُغل المكان الوحيد',
        two: 'شُغل المكانان كلاهما',
        few: `شُغلت الأماكن كلها وعددها ${text}`,
        many: `شُغلت الأماكن كلها وعددها ${text}`,
        other: `شُغلت الأماكن كلها وعددها ${text}`,
      }),
    hiresFrom: (places) => `التوظيف من: ${places}`,
    notStated: 'غير محدد',
    payNotGiven: 'الأجر غير مذكور',
    notGiven: 'غير مذكور',
    people: (count, text) =>
      plural(count, {
        zero: 'لا أحد مطلوب',
        one: 'مطلوب شخص واحد',
        two: 'مطلوب شخصان',
        few: `مطلوب ${text} أشخاص`,
        many: `مطلوب ${text} شخصًا`,
        other: `مطلوب ${text} شخص`,
      }),
  },
  changes: jobChanges,
  card: {
    seeMore: 'عرض المزيد',
    about: (title) => ` عن ${isolate(title)}`,
  },

  listings: {
    title: 'تصفح الوظائف',
    summary: listSummary,
    allJobs: (count, number) => counted(count, number, nouns.job),
    filters: jobFilters,
    search: 'البحث في الوظائف',
    searchHint: 'المسمى أو الشركة أو المكان',
    searchSubmit: 'بحث',
    sorts: {
      best: 'الأكثر صلة',
      date: 'تاريخ النشر (الأحدث أولًا)',
      oldest: 'تاريخ النشر (الأقدم أولًا)',
    },
    results: 'قائمة الوظائف',
    loading: 'جارٍ تحميل الوظائف…',
    feed: 'تابع هذه القائمة في قارئ الخلاصات',
    empty: 'لا توجد وظائف',
    emptyReason: 'لا توجد وظيفة مفتوحة حاليًا. تظهر الوظائف الجديدة هنا فور نشرها.',
    emptySearch: (search) => `لم يُعثر على شيء عن «${isolate(search)}». جرّب كلمات أقل أو كلمات أخرى.`,
    loadFailed: 'تعذّر تحميل الوظائف. يرجى المحاولة لاحقًا.',
    news: {
      followApplication: 'متابعة طلبك',
      incompleteProfile: 'ملفك الشخصي غير مكتمل',
      missingInProfile: (fields) =>
        `لا يزال ينقصه: ${fields}. يقرأ العملاء ملفك إلى جانب خطاب التقديم، ويرون الملفات المكتملة قبل غيرها.`,
      profileFields: {
        title: 'تخصصك',
        hourly_rate: 'أجر ساعتك',
        location: 'مكانك',
        bio: 'نبذة عنك',
        skills: 'مهاراتك',
      },
      completeProfile: 'إكمال الملف الشخصي',
    },
  },

  job: {
    title: 'تفاصيل الوظيفة',
    back: 'العودة إلى قائمة الوظائف',
    loading: 'جارٍ تحميل تفاصيل الوظيفة…',
    about: 'عن هذه الوظيفة',
    factsTitle: 'نظرة سريعة',
    sameCompany: 'المزيد من هذه الشركة',
    companyPage: (company) => `كل شيء عن ${isolate(company)}`,
    similar: 'وظائف مشابهة',
    afterApplying: {
      title: 'ماذا يحدث بعد التقديم',
      steps: [
        {
          title: 'يتسلم العميل طلبك',
          text: 'يراه في صفحة وظيفته. لا يقرأ خطابك وسيرتك الذاتية وعنوان بريدك الإلكتروني إلا العميل الذي نشر هذه الوظيفة.',
        },
        {
          title: 'يقرر العميل',
          text: 'يقبل طلبك أو يرفضه قبل انتهاء اليوم المذكور في الوظيفة، ويمكنه إضافة رسالة. وحتى ذلك الحين يمكنك سحب طلبك.',
        },
        {
          title: 'تصلك رسالة إلكترونية',
          text: 'تخبرك بقرار العميل. وإذا لم يصدر قرار بعد أسبوع من ذلك اليوم أخبرناك بذلك، وحُسب في سجل ردود العميل. وحتى ذلك الحين يمكنك متابعة طلبك في «طلباتي».',
        },
      ],
    },
    apply: 'تقدّم الآن',
    applied: 'سبق أن تقدمت إلى هذه الوظيفة',
    checking: 'جارٍ التحقق من طلبك…',
    closed: 'أُغلق باب التقديم',
    closedReason: 'لم تعد هذه الوظيفة تستقبل الطلبات.',
    filled: 'شُغلت هذه الوظيفة',
    filledReason: 'وجد العميل من يقوم بها.',
    fullReason: 'يُتاح مكان من جديد عندما يسحب أحد المتقدمين طلبه أو يُرفض.',
    manage: 'إدارة هذه الوظيفة',
    freelancersOnly: 'التقديم متاح للمستقلين فقط',
    freelancersOnlyReason: 'أنت مسجل الدخول بصفة عميل.',
    loadFailed: 'تعذّر تحميل تفاصيل الوظيفة.',
    notFound: 'لم يُعثر على الوظيفة',
    missingId: 'رقم الوظيفة مفقود',
    missingReason: 'ربما شُغلت الوظيفة أو أُزيلت، أو أن الرابط غير مكتمل.',
  },

  apply: {
    title: 'التقديم إلى هذه الوظيفة',
    loading: 'جارٍ تحميل تفاصيل الوظيفة…',
    back: 'العودة إلى الوظيفة',
    labels: { cover_letter: 'خطاب التقديم', resume: 'السيرة الذاتية' },
    hints: { cover_letter: 'ما الذي يجعلك مناسبًا لهذه الوظيفة؟ تكفي بضع فقرات صادقة.' },
    coverLetterRequired: 'اكتب خطاب التقديم.',
    resumeRequired: 'اختر سيرتك الذاتية.',
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
    screening: {
      title: 'أسئلة العميل',
      noAnswer: 'دون إجابة',
      answerRequired: 'أجب عن هذا السؤال.',
      choiceRequired: 'اختر إجابة.',
    },
    blindReview: {
      title: 'مراجعة دون أسماء',
      seenTitle: 'يرى العميل:',
      seen: {
        name: 'رقمًا بدلًا من اسمك',
        cover_letter: 'خطابك',
        screening_answers: 'إجاباتك عن أسئلة العميل',
        applied_at: 'وقت تقديمك',
        resume: 'نوع سيرتك الذاتية وحجمها التقريبي',
        hourly_rate_band: 'نطاقًا لأجر ساعتك مع عملته',
        skills: 'ما تذكره الوظيفة الآن من مهاراتك',
        availability_status: 'توفرك',
        other_skills_count: 'عدد مهاراتك الأخرى',
      },
      rare: 'ولا يظهر أي من الأربعة الأخيرة إذا كان من يشتركون فيه في الدليل أقل من خمسة مستقلين.',
      hidden:
        'أما اسمك وصورتك وتخصصك ومكانك ورابط أعمالك وبقية ملفك الشخصي والسيرة الذاتية نفسها فتبقى مخفية حتى يقرر العميل أو يكشفها أو ينهي المراجعة دون أسماء، وسترى ذلك أيضًا.',
      masked:
        'وحتى ذلك الحين تحل «[…]» في الخطاب والإجابات وسبب السحب محل اسمك وعناوين البريد وأرقام الهاتف وأسماء المستخدم والروابط. وتبقى الإشارات الأخرى: قد يذكر الخطاب صاحب عمل سابقًا.',
    },
    submit: 'إرسال الطلب',
    submitting: 'جارٍ الإرسال…',
    cancel: 'إلغاء',
    submitted: 'وصل طلبك بنجاح',
    submittedToast: 'أُرسل الطلب!',
    applied: 'سبق أن تقدمت إلى هذه الوظيفة',
    appliedReason: 'طلب واحد لكل وظيفة: وصل طلبك إلى العميل وسيبتّ فيه.',
    seeApplication: 'عرض طلبك',
    closed: 'لم تعد هذه الوظيفة تستقبل الطلبات.',
    full: 'يمكنك التقديم فور أن يسحب أحد المتقدمين طلبه أو يُرفض: عندئذ يُتاح مكان من جديد.',
    kept: (ended, accepted) =>
      `مدة حفظ خطابك وإجاباتك وسيرتك الذاتية والرسائل بالأيام: ${ended} بعد انتهاء الطلب، أو ${accepted} إن قُبل. ثم تُحذف. ونذكّرك بالبريد قبل ذلك بأسبوعين.`,
    openFull: (limit) => `عدد طلباتك المفتوحة: ${limit}، وهو الحد الأقصى في الوقت نفسه`,
    openFullReason: 'القرار أو سحب طلب يتيح مكانًا لطلب آخر.',
    seeApplications: 'اعرض طلباتك',
    errors: {
      full: 'شُغلت الأماكن كلها: سبقتك طلبات أخرى. ما كتبته باقٍ هنا إلى أن يُتاح مكان.',
      alreadyApplied: 'سبق أن تقدمت إلى هذه الوظيفة.',
      resumeMissing: 'يجب أن ترفع سيرة ذاتية أو أن تكون لديك واحدة في ملفك الشخصي.',
      other: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    },
  },
};
