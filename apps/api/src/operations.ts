/** Lists all operations of openapi.yaml. If an operation is missing, the file does not compile. */
import { accountOperations } from './marketplace/accounts/accounts.operations.ts';
import { calendarOperations } from './marketplace/calendars/calendars.operations.ts';
import { agreementOperations } from './marketplace/agreements/agreements.operations.ts';
import { workRecordOperations } from './marketplace/agreements/workRecord.operations.ts';
import { applicationOperations } from './marketplace/applications/applications.operations.ts';
import { closeAll } from './marketplace/applications/closing.commands.ts';
import type { OverdueJob } from './marketplace/applications/undecided.repository.ts';
import { createDecisionRecords } from './marketplace/decisionRecords/decisionRecords.ts';
import { authOperations } from './marketplace/auth/auth.operations.ts';
import { codeOperations } from './marketplace/auth/codes.operations.ts';
import { companyOperations } from './marketplace/companies/companies.operations.ts';
import { contactOperations } from './marketplace/contact/contact.operations.ts';
import { conversationOperations } from './marketplace/conversations/conversations.operations.ts';
import { dataExportOperations } from './marketplace/dataExport/dataExport.operations.ts';
import { deletionOperations } from './marketplace/deletion/deletion.operations.ts';
import type { Operations } from './contract/operations.ts';
import { deskOperations } from './marketplace/desk/desk.operations.ts';
import { brandSettingsOperations } from './marketplace/desk/brand.operations.ts';
import { mailTextOperations } from './marketplace/desk/mailTexts.operations.ts';
import { brandOperations } from './marketplace/brand/brand.operations.ts';
import { signUpInvitationOperations } from './marketplace/desk/invitations.operations.ts';
import { peopleOperations } from './marketplace/desk/people.operations.ts';
import { skillOperations } from './marketplace/desk/skills.operations.ts';
import { draftOperations } from './marketplace/drafts/drafts.operations.ts';
import { invitationOperations } from './marketplace/invitations/invitations.operations.ts';
import { countWaiting } from './marketplace/invitations/list.repository.ts';
import { jobOperations } from './marketplace/jobs/jobs.operations.ts';
import { legalOperations } from './marketplace/legal/legal.operations.ts';
import { mailChoiceOperations } from './marketplace/auth/mailChoices.operations.ts';
import { messageTemplateOperations } from './marketplace/messageTemplates/messageTemplates.operations.ts';
import { moderationOperations } from './marketplace/moderation/moderation.operations.ts';
import { notificationOperations } from './marketplace/notifications/notifications.operations.ts';
import { passkeyOperations } from './marketplace/auth/passkeys.operations.ts';
import { pushOperations } from './marketplace/notifications/push.operations.ts';
import { portfolioOperations } from './marketplace/portfolio/portfolio.operations.ts';
import { profileResumeOperations } from './marketplace/resumes/profileResumes.operations.ts';
import { questionOperations } from './marketplace/questions/questions.operations.ts';
import type { Services } from './services.ts';
import { savedOperations } from './marketplace/saved/saved.operations.ts';
import { savedSearchOperations } from './marketplace/savedSearches/savedSearches.operations.ts';
import { findInvitation } from './marketplace/team/team.repository.ts';
import { teamOperations } from './marketplace/team/team.operations.ts';
import { viewOperations } from './marketplace/views/views.operations.ts';
import { landingOperations } from './marketplace/site/landing.operations.ts';
import { siteOperations } from './marketplace/site/site.operations.ts';

export function allOperations(services: Services): Operations {
  const decisionRecords = createDecisionRecords(services);
  const endApplications = (job: Omit<OverdueJob, 'isDeleted'>) =>
    closeAll(services, { ...job, isDeleted: true });
  return {
    ...authOperations({ ...services, findTeamInvitation: findInvitation }),
    ...passkeyOperations(services),
    ...codeOperations(services),
    ...mailChoiceOperations(services),
    ...draftOperations(services),
    ...accountOperations(services),
    ...portfolioOperations(services),
    ...profileResumeOperations(services),
    ...jobOperations({ ...services, decisionRecords, endApplications }),
    ...questionOperations(services),
    ...companyOperations({ ...services, decisionRecords }),
    ...applicationOperations({ ...services, countInvitations: countWaiting }),
    ...conversationOperations(services),
    ...notificationOperations(services),
    ...pushOperations(services),
    ...invitationOperations(services),
    ...agreementOperations(services),
    ...workRecordOperations(services),
    ...messageTemplateOperations(services),
    ...savedOperations(services),
    ...savedSearchOperations(services),
    ...calendarOperations(services),
    ...viewOperations(services),
    ...teamOperations(services),
    ...contactOperations(services),
    ...moderationOperations(services),
    ...siteOperations(services),
    ...landingOperations(services),
    ...legalOperations(services),
    ...deskOperations(services),
    ...mailTextOperations(services),
    ...brandSettingsOperations(services),
    ...brandOperations(services),
    ...peopleOperations(services),
    ...skillOperations(services),
    ...signUpInvitationOperations(services),
    ...deletionOperations(services),
    ...dataExportOperations(services),
  };
}
