import { account } from './account.ts';
import { accountPage } from './accountPage.ts';
import { activity } from './activity.ts';
import { advice } from './advice.ts';
import { agreements } from './agreements.ts';
import { applicationRail } from './applicationRail.ts';
import { applications } from './applications.ts';
import { bookmarks } from './bookmarks.ts';
import { calendar } from './calendar.ts';
import { evidence } from './evidence.ts';
import { funnel } from './funnel.ts';
import { client } from './client.ts';
import { companies } from './companies.ts';
import { confirmation } from './confirmation.ts';
import { conversations } from './conversations.ts';
import { nextSteps } from './nextSteps.ts';
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
import { saved } from './saved.ts';
import { savedSearches } from './savedSearches.ts';
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

/** All texts of the product, by topic. A translation is an object of the same type. */
export const english = {
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

export type Messages = typeof english;
