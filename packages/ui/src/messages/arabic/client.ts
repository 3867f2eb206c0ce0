import { isolate } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import {
  acceptModal,
  applicant,
  applicantCard,
  decided,
  decisionStatus,
  declineModal,
  formerMember,
  retention,
  heldDecision,
} from './applicants.ts';
import { blindReview } from './blindReview.ts';
import { review } from './review.ts';
import { createJob, editJob, jobForm } from './jobForm.ts';
import { activityModal, declineAll, deleteModal, fillModal, manageJob, notifyModal } from './manageJob.ts';
import { messageTemplates } from './messageTemplates.ts';
import { nouns } from './nouns.ts';
import { counted, plural } from './plural.ts';

export const client: Messages['client'] = {
  jobForm,
  createJob,
  editJob,
  manageJob,
  declineAll,
  activityModal,
  notifyModal,
  deleteModal,
  fillModal,
  decisionStatus,
  heldDecision,
  applicantCard,
  applicant,
  acceptModal,
  declineModal,
  formerMember,
  retention,
  decided,
  blindReview,
  messageTemplates,
  review,
  jobStatus: {
    active: 'نشطة',
    inactive: 'غير نشطة',
    planned: (date) => `تُنشر في ${date}`,
    filled: 'شُغلت',
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
  counts: {
    applications: (count, number) => counted(count, number, nouns.application),
    noApplications: 'لا طلبات بعد',
    deadline: (date) => `آخر موعد ${date}`,
    undecided: (number) => `قيد الانتظار: ${number}`,
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
      review: 'مراجعة الطلبات',
      manage: 'فتح الوظيفة',
      decisionsDue: (day) => `موعد الردود ${day}`,
      decisionsOverdue: (day) => `كان موعد الردود ${day}`,
      waiting: (count, number) =>
        plural(count, {
          zero: 'لا أحد ينتظر قرارك',
          one: 'متقدم واحد ينتظر قرارك',
          two: 'متقدمان ينتظران قرارك',
          few: `${number} متقدمين ينتظرون قرارك`,
          many: `${number} متقدمًا ينتظرون قرارك`,
          other: `${number} متقدم ينتظرون قرارك`,
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
    drafts: {
      heading: 'المسودات',
      untitled: 'وظيفة بلا عنوان',
      continue: 'متابعة',
      saved: (time) => `حُفظت ${time}`,
      remove: (title) => `حذف المسودة «${title}»`,
      deletion: {
        title: 'حذف هذه المسودة؟',
        explanation: (title) => `ستُحذف «${title}». لا يمكن التراجع عن ذلك.`,
        confirm: 'حذف',
        confirming: 'جارٍ الحذف…',
        cancel: 'إلغاء',
        failed: 'تعذّر حذف هذه المسودة. حاول مرة أخرى.',
      },
    },
    listings: {
      heading: 'وظائفي',
      others: 'المزيد من الوظائف',
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
};
