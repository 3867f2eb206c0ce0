import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { nouns } from './nouns.ts';
import { counted, plural } from './plural.ts';
import { skillName } from './skills.ts';

export const freelancers: Messages['freelancers'] = {
  availabilities: {
    Available: 'متاح',
    Busy: 'مشغول',
    'On Leave': 'في إجازة',
  },

  skillName,

  facts: {
    title: 'التخصص',
    location: 'المكان',
    status: 'الحالة',
    availability: 'التوفر',
    hourlyRate: 'أجر الساعة',
    perHour: (money) => `${money} في الساعة`,
    experience: 'الخبرة',
    experienceYears,
    bio: 'نبذة',
    about: (firstName) => `عن ${isolate(firstName)}`,
    skills: 'المهارات',
    namedIn: (titles) => `مذكورة في ${titles}`,
    quoted: (title) => `«${isolate(title)}»`,
    portfolio: 'معرض الأعمال',
    portfolioLink: 'رابط معرض الأعمال',
    noRate: 'لم يُذكر أجر الساعة',
    notGiven: 'غير مذكور',
  },
  directory: {
    title: 'ابحث عن مستقلين',
    intro: 'مستقلون جاهزون لبدء العمل معك، وطريقة التواصل معهم.',
    loading: 'جارٍ تحميل المستقلين…',
    titleOf: directoryTitle,
    all: (count, number) => counted(count, number, nouns.freelancer),
    matching: (count, number) =>
      plural(count, {
        zero: 'لا مستقلين مطابقين',
        one: 'مستقل مطابق واحد',
        two: 'مستقلان مطابقان',
        few: `${number} مستقلين مطابقين`,
        many: `${number} مستقلًا مطابقًا`,
        other: `${number} مستقل مطابق`,
      }),
    matchingMore: (number) => `أكثر من ${number} مستقل مطابق`,
    search: 'البحث في المستقلين',
    searchHint: 'تخصص أو مهارة أو مكان أو اسم',
    searchSubmit: 'بحث',
    sortHint: (currency) =>
      `الملفات المكتملة أولًا. وعند الترتيب حسب الأجر يسبق ما هو بعملة ${currency} العملات الأخرى.`,
    sorts: {
      best: 'الأكثر صلة',
      newest: 'الأحدث أولًا',
      rate_low: 'الأجر الأدنى أولًا',
      rate_high: 'الأجر الأعلى أولًا',
    },
    skills: 'المهارات (جميعها)',
    unknownSkill: 'مهارة',
    availability: 'التوفر',
    show: (count, number) =>
      plural(count, {
        zero: 'عرض المستقلين',
        one: 'عرض مستقل واحد',
        two: 'عرض مستقلَّين',
        few: `عرض ${number} مستقلين`,
        many: `عرض ${number} مستقلًا`,
        other: `عرض ${number} مستقل`,
      }),
    showMore: (number) => `عرض أكثر من ${number} مستقل`,
    showAny: 'عرض المستقلين',
    rate: 'أجر الساعة',
    rateMin: 'أدنى أجر للساعة',
    rateMax: 'أعلى أجر للساعة',
    rateCurrency: 'العملة',
    rateApply: 'تطبيق الأجر',
    rateInvalid: 'أدخل مبلغًا لا يتجاوز 100,000، مثل 40 أو 62.50.',
    rateReversed: 'الأجر الأعلى أقل من الأدنى.',
    rateAtLeast: (money) => `لا يقل عن ${money} في الساعة`,
    rateAtMost: (money) => `لا يزيد على ${money} في الساعة`,
    rateBetween: (min, max) => `من ${min} إلى ${max} في الساعة`,
    empty: 'لا يوجد مستقلون',
    emptyReason: 'لم يُنشر أي ملف بعد. يرجى العودة لاحقًا.',
    emptyFiltered: (search) =>
      search === ''
        ? 'لا يوجد مستقل يستوفي عوامل التصفية هذه كلها.'
        : `لا يوجد مستقل يطابق «${isolate(search)}» ويستوفي عوامل التصفية هذه كلها.`,
    emptySearch: (search) => `لم يُعثر على شيء عن «${isolate(search)}». جرّب كلمات أقل أو كلمات أخرى.`,
    results: 'المستقلون',
    loadFailed: 'تعذّر تحميل ملفات المستقلين. يرجى المحاولة لاحقًا.',
  },

  freelancer: {
    title: 'مستقل',
    back: 'رجوع',
    loading: 'جارٍ تحميل ملف المستقل…',
    contact: (firstName) => `إرسال رسالة إلى ${isolate(firstName)}`,
    noBio: (firstName) => `لا توجد نبذة عن ${isolate(firstName)} بعد.`,
    noSkills: 'لم تُختر مهارات بعد.',
    others: 'مستقلون آخرون',
    othersWith: (skill) => `مستقلون آخرون لديهم مهارة ${isolate(skill)}`,
    notFound: 'لم يُعثر على المستقل.',
    loadFailed: 'تعذّر تحميل ملف المستقل. يرجى المحاولة لاحقًا.',
  },

  portfolio: {
    hidden: 'أخفاه أحد المشرفين',
    title: 'معرض الأعمال',
    count: (count, maximum) => `عدد النماذج: ${count} من ${maximum} على الأكثر`,
    emptyTitle: 'اعرض ما أنجزته',
    empty: 'ينظر العملاء إلى الأعمال قبل أن يراسلوك. نموذج العمل عنوان مع صورة أو رابط أو كليهما.',
    add: 'إضافة نموذج عمل',
    full: (maximum) => `بلغت النماذج الحد الأقصى وهو ${maximum}. أزل واحدًا لتضيف آخر.`,
    edit: (title) => `تحرير «${isolate(title)}»`,
    remove: (title) => `إزالة «${isolate(title)}»`,
    earlier: (title) => `نقل «${isolate(title)}» إلى الأمام`,
    later: (title) => `نقل «${isolate(title)}» إلى الخلف`,
    moved: (title, place, count) => `أصبح «${isolate(title)}» في الموضع ${place} من ${count}.`,
    isFirst: (title) => `«${isolate(title)}» هو الأول بالفعل.`,
    isLast: (title) => `«${isolate(title)}» هو الأخير بالفعل.`,
  },

  piece: {
    addTitle: 'إضافة نموذج عمل',
    editTitle: 'تحرير نموذج العمل',
    intro: 'عنوان مع صورة أو رابط أو كليهما.',
    labels: { title: 'العنوان', link: 'الرابط', picture: 'الصورة' },
    hints: { link: `حيث يمكن رؤية العمل: عنوان يبدأ بـ ${isolate('https://')} أو ${isolate('http://')}.` },
    pictureHint: (limit) => `JPEG أو PNG أو WebP، بحد أقصى ${limit}. تُقص بنسبة 4:3.`,
    submitNew: 'إضافة النموذج',
    submitEdit: 'حفظ النموذج',
    submitting: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    titleRequired: 'العنوان مطلوب',
    linkInvalid: 'أدخل عنوانًا مثل https://example.com.',
    nothingToShow: 'أضف صورة أو رابطًا.',
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
  },

  removePiece: {
    title: 'إزالة هذا النموذج؟',
    explanation: (title) => `سيُزال «${isolate(title)}» وصورته. لا يمكن التراجع عن هذا.`,
    confirm: 'إزالة',
    confirming: 'جارٍ الإزالة…',
    cancel: 'إلغاء',
    failed: 'تعذّرت إزالة النموذج. يرجى المحاولة مرة أخرى.',
  },

  contact: {
    title: (firstName) => `مراسلة ${isolate(firstName)}`,
    intro: (firstName) =>
      `تصل رسالتك إلى ${isolate(firstName)} بالبريد الإلكتروني، ويمكن أن يأتيك الرد على عنوانك.`,
    labels: { subject: 'الموضوع', message: 'الرسالة', client_email: 'بريدك الإلكتروني' },
    submit: 'إرسال الرسالة',
    submitting: 'جارٍ الإرسال…',
    cancel: 'إلغاء',
    messageRequired: 'اكتب رسالة.',
    emailInvalid: 'يرجى إدخال عنوان بريد إلكتروني صالح.',
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
    sent: 'أُرسلت الرسالة بنجاح!',
    failed: 'تعذّر إرسال الرسالة. يرجى المحاولة مرة أخرى.',
  },

  profile: {
    title: 'ملفي الشخصي',
    loading: 'جارٍ تحميل ملفك الشخصي…',
    edit: 'تحرير الملف الشخصي',
    viewPublic: 'عرضه كما يراه العملاء',
    exportResume: 'تنزيل بتنسيق JSON Resume',
    incompleteTitle: 'ملفك الشخصي غير مكتمل بعد',
    incomplete: 'يرى العملاء الملفات المكتملة قبل غيرها. ما ينقصك:',
    missing: {
      title: 'تخصصك: هو ما يبحث عنه معظم العملاء.',
      hourly_rate: 'أجر ساعتك: يصفّي العملاء حسبه، والصفر لا يُعد أجرًا.',
      location: 'مكانك: تحتاج بعض الأعمال إلى مكان أو منطقة زمنية.',
      bio: (minimum) => `نبذة لا يقل عدد أحرفها عن ${minimum}: هي ما يجعل العميل يختارك من بين غيرك.`,
      skills: 'مهاراتك: لا يجد العميل الذي يصفّي حسب مهارة إلا من اختارها.',
    },
    complete: 'إكمال الملف الشخصي',
    noBio: 'لم تكتب نبذة بعد.',
    noSkills: 'لم تختر أي مهارات بعد.',
    loadFailed: 'تعذّر تحميل ملفك الشخصي. يرجى المحاولة لاحقًا.',
  },

  editProfile: {
    title: 'تحرير الملف الشخصي',
    loading: 'جارٍ تحميل ملفك الشخصي…',
    pictureSection: 'الصورة',
    namingChoices: { yes: 'نعم، يمكنكم ذكري', no: 'لا تذكروني' },
    invitationChoices: { yes: 'نعم، يمكنهم دعوتي', no: 'لا دعوات' },
    labels: {
      profile_picture: 'الصورة الشخصية',
      title: 'التخصص',
      bio: 'نبذة',
      experience: 'الخبرة',
      portfolio_link: 'رابط معرض الأعمال',
      hourly_rate: 'أجر الساعة',
      rate_currency: 'عملة الأجر',
      country: 'البلد',
      location: 'المكان',
      availability_status: 'حالة التوفر',
      accepts_invitations: 'هل يمكن للعملاء دعوتك إلى وظائفهم؟',
      named_in_mails: 'هل نذكرك للعملاء بوصفك جديدًا؟',
      skills: 'المهارات',
    },
    hints: {
      country: 'حيث تقيم. يظهر في ملفك الشخصي، ونعرضه عليك لتصفية الوظائف.',
      named_in_mails:
        'يحفظ العملاء عمليات بحث عن مستقلين. إن طابقت إحداها وكنت جديدًا فيها، فستذكر صفحتها ورسالة اسمك ودورك.',
      accepts_invitations: 'الدعوة رسالة من عميل بشأن وظيفة واحدة. ومن دونها لا يظهر زرها في ملفك الشخصي.',
      title: 'ما تعمله، في بضع كلمات.',
      bio: 'من أنت، وماذا أنجزت، وعلامَ تحب أن تعمل.',
      experience: 'بالسنوات، مثل 6.',
      portfolio_link: `عنوان يبدأ بـ ${isolate('https://')} أو ${isolate('http://')}.`,
      location: 'المدينة والبلد.',
    },
    pictureHint: (limit) => `JPEG أو PNG أو WebP، بحد أقصى ${limit}. تُقص على شكل مربع.`,
    picturePreview: 'معاينة صورتك الشخصية',
    resumeImport: {
      summary: 'استخدام ملف JSON Resume',
      section: 'ابدأ من سيرة ذاتية',
      label: 'ملف بتنسيق JSON Resume',
      hint: 'تصدّر مواقع كثيرة الملف الشخصي بهذا التنسيق. يملأ الملف الحقول الفارغة فقط، ولا يُحفظ شيء بعد.',
      filled: (fields) => `أُخذ من سيرتك الذاتية: ${fields}. يرجى مراجعته قبل الحفظ.`,
      nothing: 'لا تذكر سيرتك الذاتية شيئًا عن الحقول التي ما زالت فارغة.',
      notAResume: 'هذا الملف ليس بتنسيق JSON Resume.',
    },
    suggestions: {
      hint: 'يمكن لنص ملف PDF محفوظ لديك أن يملأ هذه الحقول. القرار في كل اقتراح لك، ولا يُحفظ شيء قبل أن تحفظ ملفك الشخصي.',
      loading: 'جارٍ تحميل سيرك الذاتية...',
      read: (resume) => `قراءة «${resume}»`,
      reading: 'جارٍ القراءة…',
      noPdf: 'احفظ سيرتك الذاتية بصيغة PDF في ملفك الشخصي، فيملأ نصها هذه الحقول.',
      toResumes: 'إلى سيري الذاتية',
      found: (fields) => `توجد اقتراحات للحقول: ${fields}. كل اقتراح تحت حقله.`,
      nothing: 'لا يحتوي نص ملف PDF هذا على اقتراحات أخرى لملفك الشخصي.',
      failed: 'تعذّرت قراءة ملف PDF. يرجى المحاولة مرة أخرى.',
      of: (field) => `اقتراح لحقل ${field}`,
      use: 'استخدام',
      replace: 'استخدامه بدلًا من نصي',
      leaveOut: 'تجاهل',
      used: 'أُخذ من سيرتك الذاتية.',
      leftOut: 'جرى تجاهله.',
      undo: 'تراجع',
    },
    aboutSection: 'عنك',
    workSection: 'عملك',
    skillsHint: 'يرى العملاء المهارات التي تحددها هنا.',
    skillsIn: (category) => `المهارات في ${isolate(category)}`,
    tabWithCount: (category, count) => `${isolate(category)} (${count})`,
    skillSearch: 'البحث عن مهارة',
    skillsFound: (count) =>
      counted(count, String(count), {
        zero: 'لم يُعثر على مهارات',
        one: 'عُثر على مهارة واحدة',
        two: 'عُثر على مهارتين',
        few: 'مهارات مطابقة',
        many: 'مهارة مطابقة',
        other: 'مهارة مطابقة',
      }),
    noSkillFound: 'لا توجد مهارة بهذا الاسم. جرّب كلمة أخرى، أو تصفح الفئات.',
    skillsChosen: (count, maximum) => `المختار: ${count} من ${maximum} على الأكثر`,
    submit: 'حفظ الملف الشخصي',
    submitting: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    bioRequired: 'النبذة مطلوبة',
    experienceRequired: 'الخبرة مطلوبة',
    portfolioLinkRequired: 'رابط معرض الأعمال مطلوب',
    portfolioLinkInvalid: 'أدخل عنوانًا مثل https://example.com.',
    hourlyRateInvalid: 'يرجى إدخال أجر صالح للساعة',
    tooManySkills: (maximum) => `الحد الأقصى لعدد المهارات: ${maximum}.`,
    tooLong: (maximum) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
    loadFailed: 'تعذّر تحميل ملفك الشخصي. يرجى المحاولة لاحقًا.',
  },
};

/**
 * Formats the experience, which is free text. It adds the word for years to a number, and leaves a phrase as it was
 * written.
 */
function experienceYears(text: string) {
  const experience = text.trim();
  if (!/^\d+$/.test(experience)) return experience;
  return counted(Number(experience), experience, {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: 'سنوات',
    many: 'سنة',
    other: 'سنة',
  });
}

function directoryTitle(skills: string, search: string) {
  if (skills === '' && search === '') return 'ابحث عن مستقلين';
  const who = skills === '' ? 'مستقلون' : `مستقلون لديهم مهارة ${isolate(skills)}`;
  return search === '' ? who : `${who} عن «${isolate(search)}»`;
}
