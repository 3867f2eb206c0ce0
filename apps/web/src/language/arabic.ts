import { arabicProblems, translatingProblems } from '@skillharbor/prose';
import { arabic as messages } from '@skillharbor/ui/messages';
import type { AppMessages } from './messages.ts';
import { locales } from './languages.ts';
import type { Texts } from './languages.ts';

const plural = new Intl.PluralRules('ar');

const declined: Readonly<Record<Intl.LDMLPluralRule, (count: number) => string>> = {
  zero: () => 'لم يُرفض أي طلب.',
  one: () => 'رُفض الطلب.',
  two: () => 'رُفض طلبان.',
  few: (count) => `رُفضت ${count} طلبات.`,
  many: (count) => `رُفض ${count} طلبًا.`,
  other: (count) => `رُفض ${count} طلب.`,
};

/** Isolates a user's text within a sentence, so that its direction does not change the text around it. */
const isolate = (text: string) => `\u2068${text}\u2069`;

const appMessagesFor = (site: string): AppMessages => ({
  siteName: site,
  title: (page) => `${page} – ${site}`,
  managedJobFailed: 'تعذّر تحميل الوظيفة أو طلباتها.',
  applicantFailed: 'تعذّر تحميل بيانات المتقدم.',
  unreachable: `لا يمكننا الوصول إلى ${site}. تحقق من اتصالك وحاول مرة أخرى.`,
  sessionEnded: 'انتهت جلستك. يرجى تسجيل الدخول من جديد.',
  draftSaved: 'انتهت جلستك. سجّل الدخول للمتابعة: ما كتبته محفوظ.',
  signInFirst: 'يرجى تسجيل الدخول للمتابعة.',
  appliedUnknown: 'تعذّر التحقق مما إذا كنت قد تقدمت إلى هذه الوظيفة.',
  notSent: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
  savedFull: (max) => `يمكنك حفظ ${max}. أزل أولًا ما لم تعد تحتاج إليه.`,
  orderFailed: 'تعذّر حفظ الترتيب الجديد. يرجى المحاولة مرة أخرى.',
  wentWrong: 'حدث خطأ في هذه الصفحة. يرجى المحاولة مرة أخرى.',
  chunkMissing: 'تعذّر تحميل هذه الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
  partMissing: 'تعذّر تحميل هذا الجزء من الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
  languageFailed: 'تعذّر تحميل هذه اللغة. تحقق من اتصالك وحاول مرة أخرى.',
  mailLanguageFailed: 'تبقى لغة رسائلك الإلكترونية كما هي: تعذّر حفظ اختيارك. يرجى المحاولة مرة أخرى.',
  ofServer: translatingProblems(arabicProblems, locales.ar),
  leave: {
    title: 'المغادرة دون حفظ؟',
    explanation: 'سيُفقد ما كتبته في هذه الصفحة.',
    confirm: 'مغادرة',
    cancel: 'متابعة التحرير',
  },
  leaveSending: {
    title: 'المغادرة أثناء الإرسال؟',
    explanation: 'يمكنك المغادرة: سيستمر الإرسال، وسنخبرك بنتيجته.',
    confirm: 'مغادرة',
    cancel: 'البقاء هنا',
  },
  notSentDraftSaved: (reason) => `لم يكتمل الإرسال: ${reason} مسودتك محفوظة.`,
  toasts: {
    jobCreated: 'أُنشئت الوظيفة.',
    draftSaved: 'حُفظت المسودة.',
    draftDeleted: 'حُذفت المسودة.',
    jobPlanned: 'أُنشئت الوظيفة. ستُنشر في اليوم الذي اخترته.',
    jobSaved: 'حُفظت التغييرات.',
    jobDeleted: 'حُذفت الوظيفة.',
    jobActivated: 'الوظيفة نشطة من جديد.',
    jobDeactivated: 'الوظيفة غير نشطة الآن.',
    accepted: 'قُبل الطلب.',
    rejected: 'رُفض الطلب.',
    jobFilled: 'عُلّمت الوظيفة بأنها شُغلت.',
    undone: 'تم التراجع عن القرار.',
    declinedAll: (count) => declined[plural.select(count)](count),
    profileSaved: 'حُفظ الملف الشخصي.',
    pieceAdded: 'أُضيف نموذج العمل.',
    pieceSaved: 'حُفظ نموذج العمل.',
    pieceRemoved: 'أُزيل نموذج العمل.',
    companySaved: 'حُفظت بيانات الشركة.',
  },
  titles: {
    landing: 'عمل مستقل يصل إلى مرساه',
    job: 'وظيفة',
    company: (name) => `${isolate(name)}: الوظائف والشركة`,
    freelancer: 'مستقل',
    manageJob: 'إدارة الوظيفة',
    compare: (jobTitle) => `مقارنة المتقدمين: ${isolate(jobTitle)}`,
    declineAll: (jobTitle) => `رفض الجميع: ${isolate(jobTitle)}`,
    applicant: 'المتقدم',
    application: (jobTitle) => `طلبك: ${isolate(jobTitle)}`,
    page: (title, page) => `${title}، الصفحة ${page}`,
  },
  sitePicture: 'مصباح على رصيف يضيء فوق ماء مظلم. هنا يرسو العمل الجيد.',
  descriptions: {
    landing: `${site} سوق مفتوحة للعمل المستقل: ينشر العملاء الوظائف ويختارون من يعملون معه، ويجد المستقلون الوظائف ويتقدمون إليها.`,
    jobs: 'وظائف مستقلة من عملاء في كل مكان، الأحدث أولًا. اقرأ كل وظيفة كاملة، وتقدم بخطاب وسيرة ذاتية.',
    jobsIn: (about) => `${about}: وظائف مستقلة، الأحدث أولًا.`,
    company: (name) => `الوظائف المفتوحة لدى ${isolate(name)}.`,
    freelancers: 'مستقلون يمكنهم البدء في عملك: ما يعملونه، وما يتقاضونه، وكيف تصل إليهم.',
    signIn: 'سجّل الدخول لمتابعة طلباتك، أو لقراءة الطلبات التي تصل إلى وظائفك.',
    signUp: 'انضم مستقلًا أو عميلًا. البداية لا تكلف شيئًا.',
  },
});

/** Returns the Arabic texts of a site with this name. */
export const arabicFor = (site: string): Texts => ({
  language: 'ar',
  messages,
  appMessages: appMessagesFor(site),
});
