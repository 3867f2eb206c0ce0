import { KIB } from './excess.ts';
import type { Limits } from './excess.ts';

/** The limits that are the same for every route, in bytes. */
const common = { styles: 18 * KIB, fonts: 43 * KIB };

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
  '/': route({ scripts: 185.5, requests: 21 }, 'home/HomeRoute', 'landing/LandingRoute'),
  '/how-it-works': route({ scripts: 182, requests: 23 }, 'how-it-works/HowItWorksRoute'),
  '/category': route({ scripts: 172.5, requests: 13 }, 'category/CategoryRoute'),
  '/category/:category': route({ scripts: 171.5, requests: 12 }, 'category-jobs/CategoryJobsRoute'),
  '/jobs': route({ scripts: 180, requests: 13 }, 'jobs/JobsRoute'),
  '/job/:jobId': route({ scripts: 193.5, requests: 29 }, 'job/JobRoute'),
  '/company/:company': route({ scripts: 178, requests: 22 }, 'company/CompanyRoute'),
  '/freelancers': route({ scripts: 181.5, requests: 17 }, 'freelancers/FreelancersRoute'),
  '/freelancer/:id': route({ scripts: 197, requests: 30 }, 'freelancer/FreelancerRoute'),
  '/pricing': route({ scripts: 186.5, requests: 18 }, 'pricing/PricingRoute'),
  '/signin': route({ scripts: 183.5, requests: 11 }, 'sign-in/SignInRoute'),
  '/signup': route({ scripts: 200, requests: 19 }, 'sign-up/SignUpRoute'),
  '/forgot-password': route({ scripts: 181, requests: 11 }, 'forgot-password/ForgotPasswordRoute'),
  '/reset-password': route({ scripts: 182, requests: 12 }, 'reset-password/ResetPasswordRoute'),
  '/still-looking': route({ scripts: 177.5, requests: 11 }, 'still-looking/StillLookingRoute'),
  '/unsubscribe': route({ scripts: 173, requests: 11 }, 'unsubscribe/UnsubscribeRoute'),
  '/confirm-address': route({ scripts: 172, requests: 11 }, 'confirm-address/ConfirmAddressRoute'),
  '/restore-address': route({ scripts: 172, requests: 11 }, 'restore-address/RestoreAddressRoute'),
  '/join-team': route({ scripts: 174, requests: 14 }, 'join-team/JoinTeamRoute'),
  '/statement': route({ scripts: 187.5, requests: 18 }, 'linked-statement/LinkedStatementRoute'),
  '/statements': route({ scripts: 169.5, requests: 11 }, 'statements/StatementsRoute'),
  '/statements/:statementId': route({ scripts: 187.5, requests: 19 }, 'statement/StatementRoute'),
  '/legal/:kind': route({ scripts: 183.5, requests: 12 }, 'legal/LegalRoute'),
  '/admin': route({ scripts: 186, requests: 18 }, 'admin/AdminRoute'),
  '/admin/brand': route({ scripts: 190.5, requests: 16 }, 'admin-brand/AdminBrandRoute'),
  '/admin/people': route({ scripts: 176, requests: 14 }, 'admin-people/AdminPeopleRoute'),
  '/admin/people/:personId': route({ scripts: 194.5, requests: 24 }, 'admin-person/AdminPersonRoute'),
  '/admin/invitations': route({ scripts: 195, requests: 22 }, 'admin-invitations/AdminInvitationsRoute'),
  '/admin/listings': route({ scripts: 180, requests: 22 }, 'admin-listings/AdminListingsRoute'),
  '/admin/skills': route({ scripts: 190, requests: 22 }, 'admin-skills/AdminSkillsRoute'),
  '/admin/settings': route({ scripts: 190, requests: 16 }, 'admin-settings/AdminSettingsRoute'),
  '/admin/legal': route({ scripts: 206.5, requests: 17 }, 'admin-legal/AdminLegalRoute'),
  '/moderation': route({ scripts: 186.5, requests: 17 }, 'moderation/ModerationRoute'),
  '/moderation/:caseId': route({ scripts: 197, requests: 22 }, 'moderation-case/ModerationCaseRoute'),
  '/report': route({ scripts: 172.5, requests: 13 }, 'report/ReportRoute'),
  '/transparency': route({ scripts: 170.5, requests: 13 }, 'transparency/TransparencyRoute'),
  '/thread': route({ scripts: 192, requests: 30 }, 'visitor-thread/VisitorThreadRoute'),
  '*': route({ scripts: 171, requests: 13 }, 'not-found/NotFoundRoute'),

  '/account': route({ scripts: 201.5, requests: 24 }, 'account/AccountRoute'),
  '/notifications': route({ scripts: 174, requests: 10 }, 'notifications/NotificationsRoute'),
  '/saved-search': route({ scripts: 192.5, requests: 19 }, 'saved-search/SavedSearchRoute'),
  '/saved-searches': route({ scripts: 193.5, requests: 21 }, 'saved-searches/SavedSearchesRoute'),
  '/account/activity': route({ scripts: 170.5, requests: 10 }, 'activity/ActivityRoute'),
  '/team': route({ scripts: 188, requests: 24 }, 'team/TeamRoute'),
  '/saved-jobs': route({ scripts: 184.5, requests: 20 }, 'saved-jobs/SavedJobsRoute'),
  '/saved-freelancers': route({ scripts: 186, requests: 20 }, 'saved-freelancers/SavedFreelancersRoute'),
  '/messages/visitor/:threadId': route({ scripts: 191.5, requests: 30 }, 'thread/ThreadRoute'),
  '/work-record': route({ scripts: 175.5, requests: 15 }, 'work-record/WorkRecordRoute'),
  '/messages': route({ scripts: 171.5, requests: 14 }, 'messages/MessagesRoute'),
  '/change-password': route({ scripts: 181.5, requests: 12 }, 'change-password/ChangePasswordRoute'),
  '/dashboard': route({ scripts: 196.5, requests: 31 }, 'my-applications/MyApplicationsRoute'),
  '/dashboard/:applicationId': route({ scripts: 216, requests: 41 }, 'my-application/MyApplicationRoute'),
  '/profile': route({ scripts: 201.5, requests: 31 }, 'profile/ProfileRoute'),
  '/edit-profile': route({ scripts: 210, requests: 27 }, 'edit-profile/EditProfileRoute'),
  '/apply/:jobId': route({ scripts: 190.5, requests: 14 }, 'apply/ApplyRoute'),
  '/my-job-listings': route({ scripts: 184, requests: 17 }, 'my-jobs/MyJobsRoute'),
  '/manage-job/:jobId': route({ scripts: 219, requests: 36 }, 'manage-job/ManageJobRoute'),
  '/manage-job/:jobId/questions': route({ scripts: 206, requests: 27 }, 'manage-job/JobQuestionsRoute'),
  '/manage-job/:jobId/job': route({ scripts: 206.5, requests: 28 }, 'manage-job/JobDetailsRoute'),
  '/manage-job/:jobId/history': route({ scripts: 205, requests: 30 }, 'manage-job/JobHistoryRoute'),
  '/manage-job/:jobId/compare': route({ scripts: 207, requests: 30 }, 'compare/CompareRoute'),
  '/manage-job/:jobId/decline-all': route({ scripts: 194, requests: 16 }, 'decline-all/DeclineAllRoute'),
  '/applicant/:jobId/:freelancerId': route({ scripts: 237.5, requests: 50 }, 'applicant/ApplicantRoute'),
  '/dashboard/:applicationId/agreement': route({ scripts: 211.5, requests: 35 }, 'agreement/AgreementRoute'),
  '/applicant/:jobId/application/:applicationId': route(
    { scripts: 237.5, requests: 50 },
    'applicant/ApplicantRoute',
  ),
  '/edit-company': route({ scripts: 185, requests: 15 }, 'edit-company/EditCompanyRoute'),
  '/freelancer/:id/invite': route({ scripts: 182.5, requests: 13 }, 'invite/InviteRoute'),
  '/create-job': route({ scripts: 200, requests: 20 }, 'create-job/CreateJobRoute'),
  '/edit-job/:id': route({ scripts: 205, requests: 25 }, 'edit-job/EditJobRoute'),
  '/applicant/:jobId/application/:applicationId/agreement': route(
    { scripts: 211.5, requests: 35 },
    'agreement/AgreementRoute',
  ),
};
