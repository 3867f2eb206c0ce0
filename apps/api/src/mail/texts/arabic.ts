import { arabicAgreementWords, arabicJobWords, isolate } from '@skillharbor/prose';
import { arabicAccountMails } from './account/arabic.ts';
import { arabicModerationMails } from './moderation/arabic.ts';
import type { MailTexts } from './english.ts';
import { SITE_NAME } from '../siteName.ts';

const rules = new Intl.PluralRules('ar');

/** Returns the Arabic for “in … days”. Arabic has special words for one day and for two days. */
function inDays(days: number): string {
  const rule = rules.select(days);
  if (rule === 'one') return 'بعد يوم واحد';
  if (rule === 'two') return 'بعد يومين';
  return `بعد ${days} ${rule === 'few' ? 'أيام' : 'يومًا'}`;
}

/** Returns the Arabic for “… more jobs”. Arabic has special words for one job and for two jobs. */
function moreJobs(count: number): string {
  const rule = rules.select(count);
  if (rule === 'one') return 'وظيفة أخرى';
  if (rule === 'two') return 'وظيفتان أخريان';
  return `${count} ${rule === 'few' ? 'وظائف أخرى' : 'وظيفة أخرى'}`;
}

/** Returns the Arabic for “… more freelancers”. */
function moreFreelancers(count: number): string {
  const rule = rules.select(count);
  if (rule === 'one') return 'مستقل آخر';
  if (rule === 'two') return 'مستقلان آخران';
  return `${count} ${rule === 'few' ? 'مستقلين آخرين' : 'مستقلًا آخر'}`;
}

/** The name for a client without a company in mails. It is feminine, so the verbs that follow it are feminine, too. */
const CLIENT = 'جهة العمل';

/**
 * The texts use the words of the Arabic app, such as وظيفة, عميل, طلب. Texts of users are isolated, because they may be
 * in Latin script.
 */
export const arabic: MailTexts = {
  language: 'ar',
  direction: 'rtl',
  locale: 'ar-u-nu-latn',
  jobWords: arabicJobWords,
  agreementWords: arabicAgreementWords,
  calendar: {
    decisionExpected: (jobTitle) => `قرار متوقع: ${isolate(jobTitle)}`,
    decisionDue: (jobTitle) => `قرار مستحق: ${isolate(jobTitle)}`,
    lastDay: (jobTitle) => `آخر يوم للتقديم: ${isolate(jobTitle)}`,
    start: (jobTitle) => `بدء العمل: ${isolate(jobTitle)}`,
    deliverable: (title) => `موعد التسليم: ${isolate(title)}`,
  },
  hello: (firstName) => `مرحبًا ${isolate(firstName)}،`,
  wrote: (author) => (author === CLIENT ? `كتبت ${CLIENT}:` : `كتب ${isolate(author)}:`),
  client: CLIENT,
  applicant: (number) => `المتقدم ${number}`,

  ...arabicAccountMails,
  ...arabicModerationMails,

  application: ({ applicant, jobTitle }) => ({
    subject: `طلب جديد: ${isolate(jobTitle)}`,
    paragraphs: [`وصلك طلب من ${isolate(applicant)} على وظيفتك «${isolate(jobTitle)}».`],
    button: 'عرض الطلب',
    closing: 'سنخبر المستقل بقرارك بالبريد الإلكتروني.',
  }),

  receipt: ({ jobTitle, resume, decisionDate }) => ({
    subject: `وصل طلبك: ${isolate(jobTitle)}`,
    paragraphs: [
      `وصل طلبك على وظيفة «${isolate(jobTitle)}»، مع خطاب التقديم والسيرة الذاتية «${isolate(resume)}».`,
      `يرد العميل في موعد أقصاه ${isolate(decisionDate)}. وسنخبرك بالبريد الإلكتروني.`,
    ],
    quote: 'خطاب التقديم:',
    button: 'عرض طلبك',
    closing: 'ترى هناك أيضًا متى يفتحه العميل، ويمكنك سحبه.',
  }),

  acceptance: ({ company, jobTitle, clientEmail }) => ({
    subject: `قُبل طلبك: ${isolate(jobTitle)}`,
    paragraphs: [
      `خبر سار: قبلت ${isolate(company)} طلبك على وظيفة «${isolate(jobTitle)}».`,
      clientEmail === null
        ? `الخطوة التالية: اكتب إلى ${isolate(company)} في صفحة طلبك للاتفاق على البدء. الردود على هذه الرسالة لا تصل إلى العميل.`
        : `الخطوة التالية: راسل ${isolate(company)} على ${isolate(clientEmail)} للاتفاق على البدء. أو ردّ على هذه الرسالة: يصل ردك إلى العميل.`,
    ],
    button: 'الكتابة إلى العميل',
    closing: `يتمنى لك ${SITE_NAME} رياحًا مواتية.`,
  }),

  rejection: ({ company, jobTitle, isFilled }) => ({
    subject: `عن طلبك: ${isolate(jobTitle)}`,
    paragraphs: [
      isFilled
        ? `شُغلت وظيفة «${isolate(jobTitle)}». أغلقتها ${isolate(company)} ولن تمضي في طلبك.`
        : `قررت ${isolate(company)} عدم المضي في طلبك على وظيفة «${isolate(jobTitle)}».`,
    ],
    button: 'البحث عن وظائف أخرى',
    closing: 'شكرًا على تقدمك. نتمنى لك وظيفة أنسب في المرة القادمة.',
  }),

  withdrawal: ({ applicant, jobTitle }) => ({
    subject: `سُحب طلب: ${isolate(jobTitle)}`,
    paragraphs: [`سُحب طلب ${isolate(applicant)} على وظيفتك «${isolate(jobTitle)}».`],
    button: 'عرض الطلبات الأخرى',
    closing: 'لا حاجة إلى اتخاذ قرار بشأنه.',
  }),

  agreement: ({ says, author, jobTitle }) => {
    const step = says(isolate(author));
    return {
      subject: `الاتفاقية: ${isolate(jobTitle)}`,
      paragraphs: [`${step}. تتعلق الاتفاقية بـ«${isolate(jobTitle)}».`],
      button: 'عرض الاتفاقية',
      closing: `هذه اتفاقية بينكما. ليس ${SITE_NAME} طرفًا فيها، ولا يتحقق منها، ولا ينقل أي أموال.`,
      values: { step, jobTitle },
    };
  },

  sentence: ({ author, jobTitle }) => ({
    subject: `لسجل أعمالك: ${isolate(jobTitle)}`,
    paragraphs: [
      author === CLIENT
        ? `كتبت ${CLIENT} جملة عنك لسجل أعمالك العام. تتعلق بـ«${isolate(jobTitle)}».`
        : `كتب ${isolate(author)} جملة عنك لسجل أعمالك العام. تتعلق بـ«${isolate(jobTitle)}».`,
    ],
    button: 'قراءتها وتأكيدها',
    closing: 'لن يراها أحد غيرك ما لم تؤكدها، ويمكنك إخفاؤها في أي وقت.',
  }),

  messages: ({ author, jobTitle, takesReplies }) => ({
    subject: `رسالة جديدة: ${isolate(jobTitle)}`,
    paragraphs: [`وصلتك رسالة من ${isolate(author)} بشأن «${isolate(jobTitle)}».`],
    button: 'الرد',
    closing: takesReplies
      ? 'يمكنك أيضًا الرد على هذه الرسالة الإلكترونية: نوصل ما تكتبه من دون عنوان بريدك. لا تُعِد توجيهها إلى أحد، فمن يرد عليها يكتب باسمك. وفي الصفحة يمكنك أيضًا كتم المحادثة أو إنهاؤها.'
      : 'يرجى الرد في الصفحة: لا يصل الرد على هذه الرسالة. وهناك يمكنك أيضًا كتم المحادثة أو إنهاؤها.',
  }),

  replyRefused: (refusal, files) => ({
    subject: refusal === 'files' ? 'لم تصل ملفات من رسالتك' : 'لم يصل ردك',
    paragraphs: [
      {
        expired: 'مضى على عنوان الرد أكثر من 30 يومًا، أو غيّرت عنوان بريدك الإلكتروني منذ ذلك الحين.',
        closed: 'لا تقبل المحادثة رسائل: أنهاها أحد الطرفين، أو لم تعد موجودة.',
        empty: 'لم نجد في رسالتك شيئًا غير النص المقتبس.',
        too_long: 'رسالتك أطول مما يمكن أن تكون عليه رسالة في المحادثة.',
        files: `لم تصل هذه الملفات من رسالتك: ${isolate(files)}. تصل ملفات PDF وWord وحدها، ما لم تكن ضارة أو كبيرة جدًا، ولا يصل أي ملف ما دام اسمك مخفيًا عن صاحب العمل.`,
        unreadable: 'تعذرت علينا قراءة رسالتك لأنها تالفة أو كبيرة جدًا.',
        account: 'لا يمكن لحسابك الكتابة الآن. سجّل الدخول لترى ما ينقص.',
      }[refusal],
    ],
    button: 'عرض رسائلك',
    closing: 'يرجى الكتابة في الصفحة. ما كتبته لا يزال في برنامج بريدك بين الرسائل المرسلة.',
  }),

  invitation: ({ company, jobTitle }) => ({
    subject: `دعوة إلى التقدم لوظيفة: ${isolate(jobTitle)}`,
    paragraphs: [`تدعوك ${isolate(company)} إلى التقدم لوظيفة «${isolate(jobTitle)}».`],
    button: 'عرض الوظيفة والدعوة',
    closing:
      'يمكنك الاعتذار هناك بنقرة واحدة، مع ذكر السبب أو من دونه. وإن لم ترد فلن يُحسب ذلك عليك في أي مكان. ولا يصل الرد على هذه الرسالة.',
  }),

  teamInvitation: ({ owner, team }) => ({
    subject: `دعوة إلى فريق ${isolate(team)}`,
    paragraphs: [`يدعوك ${isolate(owner)} إلى العمل باسم ${isolate(team)} في ${SITE_NAME}.`],
    button: 'عرض الدعوة',
    closing:
      'الرابط صالح مدة 7 أيام، بحساب لهذا العنوان. وإن كنت لا تعرف المرسل فتجاهل هذه الرسالة: لن يحدث شيء.',
  }),

  closing: ({ company, jobTitle, isDeleted }) => ({
    subject: `لا قرار بشأن طلبك: ${isolate(jobTitle)}`,
    paragraphs: [
      isDeleted
        ? `حذفت ${isolate(company)} وظيفة «${isolate(jobTitle)}» دون قرار بشأن طلبك، فأغلقناه.`
        : `لم تتخذ ${isolate(company)} قرارًا بشأن طلبك على وظيفة «${isolate(jobTitle)}» في الوقت المحدد، فأغلقناه.`,
      'لا يعني ذلك شيئًا عنك أو عن عملك. ويُحسب الطلب دون رد في سجل ردود العميل الذي يقرؤه الجميع.',
    ],
    button: 'عرض طلبك',
    closing: 'شكرًا على تقدمك. نتمنى لك ردًا في المرة القادمة.',
  }),

  shortlist: ({ company, jobTitle }) => ({
    subject: `أنت في القائمة المختصرة: ${isolate(jobTitle)}`,
    paragraphs: [`أضافت ${isolate(company)} طلبك على وظيفة «${isolate(jobTitle)}» إلى القائمة المختصرة.`],
    button: 'عرض طلبك',
    closing: 'ليس هذا قرارًا بعد. وعندما يصدر القرار نخبرك بالبريد الإلكتروني.',
  }),

  jobEdit: ({ company, jobTitle }) => ({
    subject: `عُدّلت وظيفة تقدمت إليها: ${isolate(jobTitle)}`,
    paragraphs: [`عدّلت ${isolate(company)} وظيفة «${isolate(jobTitle)}» التي تقدمت إليها.`],
    button: 'عرض التعديلات',
    closing:
      'يبقى طلبك كما هو. وإذا لم تعد الوظيفة تناسبك فيمكنك سحبه هناك. ولن تصلك رسالة عن تعديلات أخرى قبل الغد.',
  }),
  change: (part, before, after) => `${part}: ${isolate(before)} ← ${isolate(after)}`,
  notGiven: 'غير مذكور',

  retention: {
    subject: 'ستُحذف بعض طلباتك القديمة',
    paragraphs: [
      'انتهت هذه الطلبات منذ مدة. بعد اليوم المذكور بجانب كل طلب نحذف خطابه وإجاباته وسيرته الذاتية والقرار بشأنه ورسائله واتفاقيته. وتبقى تواريخه ونتيجته فقط، من دون اسمك:',
    ],
    after: 'إن أردت الاحتفاظ بشيء فنزّله قبل ذلك: تجد كل شيء معًا في «تنزيل بياناتي» في صفحة حسابك.',
    button: 'عرض طلباتك',
    closing: 'لا يلزمك فعل شيء آخر.',
  },
  keptUntil: ({ jobTitle, company, day }) => `${isolate(jobTitle)}، ${isolate(company)}: حتى ${isolate(day)}`,

  pausedJob: ({ company, jobTitle }) => ({
    subject: `أُوقفت مؤقتًا وظيفة تقدمت إليها: ${isolate(jobTitle)}`,
    paragraphs: [
      `أُوقفت مؤقتًا وظيفة «${isolate(jobTitle)}»${company === CLIENT ? '' : ` لدى ${isolate(company)}`}: لا تستقبل طلبات جديدة حاليًا.`,
      'يبقى طلبك لدى العميل، وما زال عليه أن يرد.',
    ],
    button: 'عرض طلبك',
    closing: 'لا يلزمك فعل شيء. وإذا فضلت عدم الانتظار فيمكنك سحبه هناك.',
  }),

  jobPublished: ({ jobTitle }) => ({
    subject: `نُشرت وظيفتك: ${jobTitle}`,
    paragraphs: [`نشرنا اليوم وظيفتك «${jobTitle}» كما خططت لها. يمكن للمستقلين التقديم الآن.`],
    button: 'عرض الوظيفة',
    closing: 'سنراسلك عند وصول أول طلب. ويمكنك إيقاف الوظيفة مؤقتًا في أي وقت.',
  }),

  stillLooking: ({ jobTitle, days }) => ({
    subject: `هل ما زلت تبحث؟ ${isolate(jobTitle)}`,
    paragraphs: [
      `وظيفتك «${isolate(jobTitle)}» معروضة، ولم نلحظ أي نشاط منك بشأنها منذ أسبوعين. هل ما زلت تبحث عن مستقل؟`,
    ],
    button: 'نعم، إبقاؤها معروضة',
    closing: `لا يلزمك تسجيل الدخول. إذا لم ترد أوقفنا عرض الوظيفة مؤقتًا ${inDays(days)}، كي لا يتقدم إليها المستقلون بلا طائل. ولن يُحذف شيء.`,
  }),

  unconfirmed: ({ jobTitle }) => ({
    subject: `أُوقفت وظيفتك مؤقتًا: ${isolate(jobTitle)}`,
    paragraphs: [`لم نلحظ أي نشاط منك بشأن «${isolate(jobTitle)}» منذ ثلاثة أسابيع، فأوقفنا عرضها مؤقتًا.`],
    button: 'عرض الوظيفة',
    closing: 'تبقى الطلبات التي لديك في انتظار ردك. ويمكنك إعادة الوظيفة إلى العرض متى شئت.',
  }),

  savedSearches: ({ jobTitle, others }) => ({
    subject: `وظيفة جديدة: ${isolate(jobTitle)}${others === 0 ? '' : `، و${moreJobs(others)}`}`,
    paragraphs: ['هذه وظائف جديدة تطابق ما تبحث عنه.'],
    search: (name) => `بحثك «${isolate(name)}»:`,
    job: ({ jobTitle: title, company }) =>
      company === '' ? `وظيفة «${isolate(title)}»` : `وظيفة «${isolate(title)}» لدى ${isolate(company)}`,
    more: (count) => `و${moreJobs(count)}.`,
    manage: 'إيقاف هذا البحث مؤقتًا أو تغييره أو حذفه دون تسجيل الدخول',
    button: 'عرض عمليات البحث المحفوظة',
    closing: 'لن تذكر أي رسالة أخرى هذه الوظائف مرة ثانية.',
  }),

  foundFreelancers: ({ name, others }) => ({
    subject: `مستقل جديد: ${isolate(name)}${others === 0 ? '' : `، و${moreFreelancers(others)}`}`,
    paragraphs: ['هؤلاء مستقلون جدد يطابقون ما تبحث عنه.'],
    search: (search) => `بحثك «${isolate(search)}»:`,
    freelancer: ({ name: freelancer, title }) =>
      title === '' ? isolate(freelancer) : `${isolate(freelancer)}، ${isolate(title)}`,
    more: (count) => `و${moreFreelancers(count)}.`,
    manage: 'إيقاف هذا البحث مؤقتًا أو تغييره أو حذفه دون تسجيل الدخول',
    button: 'عرض عمليات البحث المحفوظة',
    closing: 'كلهم يسمحون لنا بذكر أسمائهم. ولن تذكرهم أي رسالة أخرى مرة ثانية.',
  }),

  digest: {
    content: (count) => ({
      subject: count === 1 ? 'خبر واحد لك' : `أخبار جديدة لك (${count})`,
      paragraphs: ['هذا ما حدث منذ ملخصك الأخير.'],
      title: 'الأخبار',
      button: 'عرض كل الإشعارات',
      closing: 'يصلك ملخص واحد في اليوم لأنك اخترت ذلك في حسابك.',
    }),
    stop: 'إيقاف الرسائل عن كل ما سبق',
  },

  question: ({ jobTitle }) => ({
    subject: `سؤال جديد: ${isolate(jobTitle)}`,
    paragraphs: [`وصل سؤال عن وظيفتك «${isolate(jobTitle)}».`],
    quote: 'السؤال:',
    button: 'الإجابة عنه',
    closing: 'تظهر إجابتك في صفحة الوظيفة للجميع. ولا يُخبر أحد بمن سأل.',
  }),

  reply: ({ company, jobTitle, question }) => ({
    subject: `أُجيب عن سؤالك: ${isolate(jobTitle)}`,
    paragraphs: [
      `أجابت ${isolate(company)} عن سؤالك عن وظيفة «${isolate(jobTitle)}».`,
      `سألت: ${isolate(question)}`,
    ],
    button: 'عرضها في صفحة الوظيفة',
    closing: 'يظهر السؤال والإجابة هناك دون اسمك.',
  }),

  deletedQuestion: ({ company, jobTitle, question }) => ({
    subject: `حُذف سؤالك: ${isolate(jobTitle)}`,
    paragraphs: [
      `حذفت ${isolate(company)} سؤالك عن وظيفة «${isolate(jobTitle)}».`,
      `سألت: ${isolate(question)}`,
    ],
    quote: `ذكرت ${isolate(company)} هذا السبب:`,
    button: 'عرض الوظيفة',
    closing: 'لم يُخبر العميل ولا غيره بمن سأل.',
  }),

  unsubscribe: {
    applications: 'إيقاف الرسائل عن الطلبات الجديدة والمسحوبة',
    still_looking: 'إيقاف رسائل «هل ما زلت تبحث؟»',
    questions: 'إيقاف الرسائل عن الأسئلة والإجابات',
    job_changes: 'إيقاف الرسائل عن تغييرات الوظائف التي تقدمت إليها',
    messages: 'إيقاف الرسائل الإلكترونية عن رسائل المحادثات',
    invitations: 'إيقاف الرسائل الإلكترونية عن الدعوات',
    saved_searches: 'إيقاف كل الرسائل الإلكترونية عن عمليات البحث المحفوظة',
  },

  contact: (takesReplies) => ({
    subject: 'كتب إليك أحد زوار ملفك الشخصي',
    paragraphs: [`أرسل إليك زائر رسالة عبر ملفك في ${SITE_NAME}.`],
    button: 'القراءة والرد',
    closing: `${takesReplies ? 'يمكنك أيضًا الرد على هذه الرسالة الإلكترونية: نوصل ما تكتبه من دون عنوان بريدك. لا تُعِد توجيهها إلى أحد، فمن يرد عليها يكتب باسمك.' : 'يرجى الرد في الصفحة: لا يصل الرد على هذه الرسالة.'} لا يرى أي منكما البريد الإلكتروني للآخر. لم يتحقق ${SITE_NAME} من هوية الزائر: توخَّ الحذر عند فتح الروابط. إذا أنهيت المحادثة فلن يستطيع هذا المرسل أن يكتب إليك.`,
  }),

  visitorWrote: 'كتب الزائر:',

  messageSent: {
    subject: 'أُرسلت رسالة من بريدك الإلكتروني',
    paragraphs: [
      `أدخل شخص هذا البريد الإلكتروني ليرسل رسالة إلى مستقل في ${SITE_NAME}.`,
      'إذا كنت أنت فيمكنك القراءة والرد عبر هذا الرابط. لا نكتب إليك عن الردود إلا بعد أن تفتحه.',
    ],
    button: 'فتح المحادثة',
    closing: 'يعمل الرابط لمدة 90 يومًا. إذا لم تكن أنت فتجاهل هذه الرسالة: لن تصلك رسائل أخرى عنها.',
  },

  threadAnswer: (freelancer) => ({
    subject: `وصلك رد من ${isolate(freelancer)}`,
    paragraphs: [`رد ${isolate(freelancer)} على رسالتك في ${SITE_NAME}.`],
    button: 'القراءة والرد',
    closing:
      'يعمل الرابط لمدة 90 يومًا. يرجى الرد في الصفحة: لا يصل الرد على هذه الرسالة. وهناك يمكنك أيضًا كتم المحادثة أو إنهاؤها.',
  }),
};
