import { KIB } from './excess.ts';
import type { Limits } from './excess.ts';

/** The limits that are the same for every route, in bytes. */
const common = { styles: 19 * KIB, fonts: 43 * KIB };

interface Route {
  /** The modules in `apps/web/src/routes` that the router loads for the route. */
  modules: readonly string[];
  limits: Limits;
}

function route(most: { scripts: number; requests: number }, ...modules: string[]): Route {
  return { modules, limits: { ...common, scripts: most.scripts * KIB, requests: most.requests } };
}

/**
 * Every route of the app with its modules and the limits of its first load: KiB of scripts, and the number of
 * requests.
 */
export const routes: Readonly<Record<string, Route>> = {
  '/': route({ scripts: 162, requests: 21 }, 'home/HomeRoute', 'landing/LandingRoute'),
  '/how-it-works': route({ scripts: 160.5, requests: 23 }, 'how-it-works/HowItWorksRoute'),
  '/category': route({ scripts: 152, requests: 14 }, 'category/CategoryRoute'),
  '/category/:category': route({ scripts: 152, requests: 13 }, 'category-jobs/CategoryJobsRoute'),
  '/jobs': route({ scripts: 154, requests: 11 }, 'jobs/JobsRoute'),
  '/job/:jobId': route({ scripts: 169.5, requests: 33 }, 'job/JobRoute'),
  '/company/:company': route({ scripts: 157, requests: 24 }, 'company/CompanyRoute'),
  '/freelancers': route({ scripts: 158.5, requests: 17 }, 'freelancers/FreelancersRoute'),
  '/freelancer/:id': route({ scripts: 170.5, requests: 30 }, 'freelancer/FreelancerRoute'),
  '/pricing': route({ scripts: 166, requests: 19 }, 'pricing/PricingRoute'),
  '/signin': route({ scripts: 161, requests: 14 }, 'sign-in/SignInRoute'),
  '/signup': route({ scripts: 176.5, requests: 21 }, 'sign-up/SignUpRoute'),
  '/forgot-password': route({ scripts: 159.5, requests: 13 }, 'forgot-password/ForgotPasswordRoute'),
  '/reset-password': route({ scripts: 160, requests: 14 }, 'reset-password/ResetPasswordRoute'),
  '/still-looking': route({ scripts: 158, requests: 11 }, 'still-looking/StillLookingRoute'),
  '/unsubscribe': route({ scripts: 153.5, requests: 12 }, 'unsubscribe/UnsubscribeRoute'),
  '/confirm-address': route({ scripts: 153, requests: 13 }, 'confirm-address/ConfirmAddressRoute'),
  '/restore-address': route({ scripts: 153, requests: 13 }, 'restore-address/RestoreAddressRoute'),
  '/join-team': route({ scripts: 154, requests: 12 }, 'join-team/JoinTeamRoute'),
  '/statement': route({ scripts: 163.5, requests: 19 }, 'linked-statement/LinkedStatementRoute'),
  '/statements': route({ scripts: 151, requests: 13 }, 'statements/StatementsRoute'),
  '/statements/:statementId': route({ scripts: 164, requests: 20 }, 'statement/StatementRoute'),
  '/legal/:kind': route({ scripts: 165.5, requests: 14 }, 'legal/LegalRoute'),
  '/admin': route({ scripts: 169.5, requests: 22 }, 'admin/AdminRoute'),
  '/admin/brand': route({ scripts: 169, requests: 17 }, 'admin-brand/AdminBrandRoute'),
  '/admin/people': route({ scripts: 157.5, requests: 16 }, 'admin-people/AdminPeopleRoute'),
  '/admin/people/:personId': route({ scripts: 170.5, requests: 25 }, 'admin-person/AdminPersonRoute'),
  '/admin/invitations': route({ scripts: 170, requests: 21 }, 'admin-invitations/AdminInvitationsRoute'),
  '/admin/listings': route({ scripts: 158, requests: 16 }, 'admin-listings/AdminListingsRoute'),
  '/admin/skills': route({ scripts: 167.5, requests: 20 }, 'admin-skills/AdminSkillsRoute'),
  '/admin/mails': route({ scripts: 157.5, requests: 17 }, 'admin-mails/AdminMailsRoute'),
  '/admin/mails/:mailName': route({ scripts: 168.5, requests: 20 }, 'admin-mail/AdminMailRoute'),
  '/admin/settings': route({ scripts: 168.5, requests: 19 }, 'admin-settings/AdminSettingsRoute'),
  '/admin/legal': route({ scripts: 182.5, requests: 19 }, 'admin-legal/AdminLegalRoute'),
  '/moderation': route({ scripts: 163.5, requests: 19 }, 'moderation/ModerationRoute'),
  '/moderation/:caseId': route({ scripts: 169.5, requests: 23 }, 'moderation-case/ModerationCaseRoute'),
  '/report': route({ scripts: 153, requests: 14 }, 'report/ReportRoute'),
  '/transparency': route({ scripts: 151, requests: 15 }, 'transparency/TransparencyRoute'),
  '/thread': route({ scripts: 169, requests: 21 }, 'visitor-thread/VisitorThreadRoute'),
  '*': route({ scripts: 152, requests: 15 }, 'not-found/NotFoundRoute'),

  '/account': route({ scripts: 165, requests: 27 }, 'account/AccountRoute'),
  '/notifications': route({ scripts: 154, requests: 11 }, 'notifications/NotificationsRoute'),
  '/saved-search': route({ scripts: 166.5, requests: 18 }, 'saved-search/SavedSearchRoute'),
  '/saved-searches': route({ scripts: 167, requests: 20 }, 'saved-searches/SavedSearchesRoute'),
  '/account/activity': route({ scripts: 152, requests: 13 }, 'activity/ActivityRoute'),
  '/team': route({ scripts: 163.5, requests: 15 }, 'team/TeamRoute'),
  '/saved-jobs': route({ scripts: 161, requests: 15 }, 'saved-jobs/SavedJobsRoute'),
  '/saved-freelancers': route({ scripts: 163.5, requests: 20 }, 'saved-freelancers/SavedFreelancersRoute'),
  '/messages/visitor/:threadId': route({ scripts: 168.5, requests: 21 }, 'thread/ThreadRoute'),
  '/work-record': route({ scripts: 155, requests: 16 }, 'work-record/WorkRecordRoute'),
  '/messages': route({ scripts: 160, requests: 18 }, 'messages/MessagesRoute'),
  '/change-password': route({ scripts: 160, requests: 14 }, 'change-password/ChangePasswordRoute'),
  '/dashboard': route({ scripts: 173, requests: 33 }, 'my-applications/MyApplicationsRoute'),
  '/dashboard/:applicationId': route({ scripts: 189, requests: 45 }, 'my-application/MyApplicationRoute'),
  '/profile': route({ scripts: 174, requests: 30 }, 'profile/ProfileRoute'),
  '/edit-profile': route({ scripts: 184, requests: 29 }, 'edit-profile/EditProfileRoute'),
  '/apply/:jobId': route({ scripts: 166, requests: 17 }, 'apply/ApplyRoute'),
  '/my-job-listings': route({ scripts: 163.5, requests: 22 }, 'my-jobs/MyJobsRoute'),
  '/manage-job/:jobId': route({ scripts: 187.5, requests: 39 }, 'manage-job/ManageJobRoute'),
  '/manage-job/:jobId/questions': route({ scripts: 177.5, requests: 29 }, 'manage-job/JobQuestionsRoute'),
  '/manage-job/:jobId/job': route({ scripts: 176.5, requests: 30 }, 'manage-job/JobDetailsRoute'),
  '/manage-job/:jobId/history': route({ scripts: 177, requests: 32 }, 'manage-job/JobHistoryRoute'),
  '/manage-job/:jobId/compare': route({ scripts: 180.5, requests: 33 }, 'compare/CompareRoute'),
  '/manage-job/:jobId/decline-all': route({ scripts: 170.5, requests: 20 }, 'decline-all/DeclineAllRoute'),
  '/applicant/:jobId/:freelancerId': route({ scripts: 203, requests: 55 }, 'applicant/ApplicantRoute'),
  '/dashboard/:applicationId/agreement': route({ scripts: 181.5, requests: 35 }, 'agreement/AgreementRoute'),
  '/applicant/:jobId/application/:applicationId': route(
    { scripts: 203, requests: 55 },
    'applicant/ApplicantRoute',
  ),
  '/edit-company': route({ scripts: 165, requests: 19 }, 'edit-company/EditCompanyRoute'),
  '/freelancer/:id/invite': route({ scripts: 160, requests: 14 }, 'invite/InviteRoute'),
  '/create-job': route({ scripts: 174, requests: 23 }, 'create-job/CreateJobRoute'),
  '/edit-job/:id': route({ scripts: 176, requests: 25 }, 'edit-job/EditJobRoute'),
  '/applicant/:jobId/application/:applicationId/agreement': route(
    { scripts: 181.5, requests: 35 },
    'agreement/AgreementRoute',
  ),
};
