import type { Messages } from '../english.ts';
import { account } from './account.ts';
import { accountPage } from './accountPage.ts';
import { activity } from './activity.ts';
import { advice } from './advice.ts';
import { applicationRail } from './applicationRail.ts';
import { applications } from './applications.ts';
import { calendar } from './calendar.ts';
import { evidence } from './evidence.ts';
import { funnel } from './funnel.ts';
import { client } from './client.ts';
import { companies } from './companies.ts';
import { confirmation } from './confirmation.ts';
import { conversations } from './conversations.ts';
import { bookmarks } from './bookmarks.ts';
import { saved } from './saved.ts';
import { savedSearches } from './savedSearches.ts';
import { nextSteps } from './nextSteps.ts';
import { agreements } from './agreements.ts';
import { deletion } from './deletion.ts';
import { freelancers } from './freelancers.ts';
import { invitations } from './invitations.ts';
import { jobs } from './jobs.ts';
import { examples } from './examples.ts';
import { joining } from './joining.ts';
import { layout } from './layout.ts';
import { legal } from './legal.ts';
import { desk } from './desk.ts';
import { notifications } from './notifications.ts';
import { offline } from './offline.ts';
import { oneTimeCodes } from './oneTimeCodes.ts';
import { mails } from './mails.ts';
import { passkeys } from './passkeys.ts';
import { pricing } from './pricing.ts';
import { primitives } from './primitives.ts';
import { push } from './push.ts';
import { questions } from './questions.ts';
import { moderation } from './moderation.ts';
import { ownerNotices } from './ownerNotices.ts';
import { transparency } from './transparency.ts';
import { reporting } from './reporting.ts';
import { reports } from './reports.ts';
import { statements } from './statements.ts';
import { resumes } from './resumes.ts';
import { site } from './site.ts';
import { workRecord } from './workRecord.ts';
import { team } from './team.ts';

/**
 * The texts are in Modern Standard Arabic. Buttons are verbal nouns, and instructions are in the imperative. Each idea
 * has one word:
 *
 * job: وظيفة · client: عميل · freelancer: مستقل · application: طلب · applicant: متقدم · apply: تقدّم · cover letter:
 * خطاب التقديم · resume: السيرة الذاتية · accept, decline: قبول، رفض · withdraw: سحب · deadline: آخر موعد للتقديم ·
 * shortlist: القائمة المختصرة · blind review: مراجعة دون أسماء · reveal: كشف · pay: الأجر · hourly rate: أجر الساعة ·
 * skills: المهارات · piece of work: نموذج عمل · bio: نبذة · dashboard: لوحة المتابعة · log in, sign up: تسجيل الدخول،
 * إنشاء حساب · draft: مسودة · notice by mail: رسالة إلكترونية
 */
export const arabic: Messages = {
  primitives,
  layout,
  site,
  pricing,
  account,
  accountPage,
  activity,
  confirmation,
  mails,
  notifications,
  push,
  offline,
  passkeys,
  oneTimeCodes,
  deletion,
  jobs,
  joining,
  examples,
  applicationRail,
  applications,
  conversations,
  invitations,
  team,
  bookmarks,
  saved,
  savedSearches,
  nextSteps,
  agreements,
  workRecord,
  questions,
  ownerNotices,
  reporting,
  reports,
  moderation,
  legal,
  desk,
  statements,
  transparency,
  resumes,
  calendar,
  evidence,
  funnel,
  client,
  companies,
  advice,
  freelancers,
};
