import type { HttpHandler } from 'msw';
import { applicationHandlers } from './handlers/applications.ts';
import { authHandlers } from './handlers/auth.ts';
import { companyHandlers } from './handlers/companies.ts';
import { agreementHandlers } from './handlers/agreements.ts';
import { conversationHandlers } from './handlers/conversations.ts';
import { contactHandlers } from './handlers/contact.ts';
import { fillingHandlers } from './handlers/filling.ts';
import { reviewHandlers } from './handlers/review.ts';
import { evidenceHandlers } from './handlers/evidence.ts';
import { freelancerHandlers } from './handlers/freelancers.ts';
import { invitationHandlers } from './handlers/invitations.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { pushHandlers } from './handlers/push.ts';
import { brandHandlers } from './handlers/brand.ts';
import { calendarHandlers } from './handlers/calendars.ts';
import { deskHandlers } from './handlers/desk.ts';
import { draftHandlers } from './handlers/drafts.ts';
import { messageTemplateHandlers } from './handlers/messageTemplates.ts';
import { legalHandlers } from './handlers/legal.ts';
import { myJobHandlers } from './handlers/myJobs.ts';
import { moderationHandlers } from './handlers/moderation.ts';
import { notificationHandlers } from './handlers/notifications.ts';
import { oneTimeCodeHandlers } from './handlers/oneTimeCodes.ts';
import { passkeyHandlers } from './handlers/passkeys.ts';
import { portfolioHandlers } from './handlers/portfolio.ts';
import { profileResumeHandlers } from './handlers/profileResumes.ts';
import { questionHandlers } from './handlers/questions.ts';
import { savedHandlers } from './handlers/saved.ts';
import { savedSearchHandlers } from './handlers/savedSearches.ts';
import { signUpInvitationHandlers } from './handlers/signUpInvitations.ts';
import { siteHandlers } from './handlers/site.ts';
import { workRecordHandlers } from './handlers/workRecord.ts';
import { teamHandlers } from './handlers/team.ts';
import { viewHandlers } from './handlers/views.ts';
import { userHandlers } from './handlers/users.ts';
import type { State } from './state.ts';

/** Creates the handlers of the whole API over this state. */
export function handlers(state: State): HttpHandler[] {
  return [
    ...authHandlers(state),
    ...passkeyHandlers(state),
    ...oneTimeCodeHandlers(state),
    ...userHandlers(state),
    ...freelancerHandlers(state),
    ...portfolioHandlers(state),
    ...profileResumeHandlers(state),
    ...jobHandlers(state),
    ...myJobHandlers(state),
    ...questionHandlers(state),
    ...companyHandlers(state),
    ...evidenceHandlers(state),
    ...viewHandlers(state),
    ...applicationHandlers(state),
    ...fillingHandlers(state),
    ...conversationHandlers(state),
    ...notificationHandlers(state),
    ...invitationHandlers(state),
    ...agreementHandlers(state),
    ...calendarHandlers(state),
    ...pushHandlers(state),
    ...draftHandlers(state),
    ...savedHandlers(state),
    ...savedSearchHandlers(state),
    ...workRecordHandlers(state),
    ...messageTemplateHandlers(state),
    ...teamHandlers(state),
    ...reviewHandlers(state),
    ...contactHandlers(state),
    ...moderationHandlers(state),
    ...legalHandlers(state),
    ...deskHandlers(state),
    ...signUpInvitationHandlers(state),
    ...brandHandlers(state),
    ...siteHandlers(state),
  ];
}
