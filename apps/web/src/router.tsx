import type { ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { LoaderArgs } from './app/app.ts';
import { chunk } from './platform/chunk.ts';
import { askedToLogIn } from './session/askedToLogIn.ts';
import { exceptClients, only, signedInOnly, visitorsOnly } from './session/guards.ts';
import { restored } from './session/restore.ts';
import { clearOnUserChange } from './session/clearOnUserChange.ts';
import { AppError } from './shell/AppError.tsx';
import { AppLayout } from './shell/AppLayout.tsx';
import { FirstPage } from './shell/FirstPage.tsx';
import { loadShell } from './shell/loadShell.ts';
import { PageError } from './shell/PageError.tsx';
import { PageOutlet } from './shell/PageOutlet.tsx';
import { PAGES } from './shell/pages.ts';

/**
 * Creates the whole route tree. Each router gets a separate tree, because it stores loaded routes in the tree. The
 * layout has no data, so it is shown at once, while the pages below it wait for their data.
 */
export function createRoutes(): RouteObject[] {
  return [{ Component: AppLayout, ErrorBoundary: AppError, children: [pages()] }];
}

function pages(): RouteObject {
  return {
    id: PAGES,
    Component: PageOutlet,
    middleware: [restored, clearOnUserChange, askedToLogIn],
    loader: loadShell,
    ErrorBoundary: PageError,
    HydrateFallback: FirstPage,
    children: [
      page('/', () => import('./routes/home/HomeRoute.tsx')),
      page('/how-it-works', () => import('./routes/how-it-works/HowItWorksRoute.tsx')),
      page('/category', () => import('./routes/category/CategoryRoute.tsx')),
      page('/category/:category', () => import('./routes/category-jobs/CategoryJobsRoute.tsx')),
      page('/jobs', () => import('./routes/jobs/JobsRoute.tsx')),
      page('/job/:jobId', () => import('./routes/job/JobRoute.tsx')),
      page('/company/:company', () => import('./routes/company/CompanyRoute.tsx')),
      page('/freelancers', () => import('./routes/freelancers/FreelancersRoute.tsx')),
      page('/freelancer/:id', () => import('./routes/freelancer/FreelancerRoute.tsx')),
      // Signed-in users may also open this page, because they may have forgotten their password.
      page('/forgot-password', () => import('./routes/forgot-password/ForgotPasswordRoute.tsx')),
      page('/reset-password', () => import('./routes/reset-password/ResetPasswordRoute.tsx')),
      page('/confirm-address', () => import('./routes/confirm-address/ConfirmAddressRoute.tsx')),
      page('/restore-address', () => import('./routes/restore-address/RestoreAddressRoute.tsx')),
      page('/unsubscribe', () => import('./routes/unsubscribe/UnsubscribeRoute.tsx')),
      page('/saved-search', () => import('./routes/saved-search/SavedSearchRoute.tsx')),
      page('/join-team', () => import('./routes/join-team/JoinTeamRoute.tsx')),
      page('/still-looking', () => import('./routes/still-looking/StillLookingRoute.tsx')),
      page('/legal/:kind', () => import('./routes/legal/LegalRoute.tsx')),
      page('/statement', () => import('./routes/linked-statement/LinkedStatementRoute.tsx')),
      page('/transparency', () => import('./routes/transparency/TransparencyRoute.tsx')),
      page('/report', () => import('./routes/report/ReportRoute.tsx')),
      page('/thread', () => import('./routes/visitor-thread/VisitorThreadRoute.tsx')),

      guarded(visitorsOnly, [
        page('/signin', () => import('./routes/sign-in/SignInRoute.tsx')),
        page('/signup', () => import('./routes/sign-up/SignUpRoute.tsx')),
        page('/pricing', () => import('./routes/pricing/PricingRoute.tsx')),
      ]),

      guarded(exceptClients, [page('/saved-jobs', () => import('./routes/saved-jobs/SavedJobsRoute.tsx'))]),

      guarded(signedInOnly, [
        page('/account', () => import('./routes/account/AccountRoute.tsx')),
        page('/messages', () => import('./routes/messages/MessagesRoute.tsx')),
        page('/notifications', () => import('./routes/notifications/NotificationsRoute.tsx')),
        page('/moderation', () => import('./routes/moderation/ModerationRoute.tsx')),
        page('/moderation/:caseId', () => import('./routes/moderation-case/ModerationCaseRoute.tsx')),
        page('/admin', () => import('./routes/admin/AdminRoute.tsx')),
        page('/admin/people', () => import('./routes/admin-people/AdminPeopleRoute.tsx')),
        page('/admin/people/:personId', () => import('./routes/admin-person/AdminPersonRoute.tsx')),
        page('/admin/listings', () => import('./routes/admin-listings/AdminListingsRoute.tsx')),
        page('/admin/skills', () => import('./routes/admin-skills/AdminSkillsRoute.tsx')),
        page('/admin/invitations', () => import('./routes/admin-invitations/AdminInvitationsRoute.tsx')),
        page('/admin/settings', () => import('./routes/admin-settings/AdminSettingsRoute.tsx')),
        page('/admin/mails', () => import('./routes/admin-mails/AdminMailsRoute.tsx')),
        page('/admin/mails/:mailName', () => import('./routes/admin-mail/AdminMailRoute.tsx')),
        page('/admin/brand', () => import('./routes/admin-brand/AdminBrandRoute.tsx')),
        page('/admin/legal', () => import('./routes/admin-legal/AdminLegalRoute.tsx')),
        page('/statements', () => import('./routes/statements/StatementsRoute.tsx')),
        page('/statements/:statementId', () => import('./routes/statement/StatementRoute.tsx')),
        page('/work-record', () => import('./routes/work-record/WorkRecordRoute.tsx')),
        page('/saved-searches', () => import('./routes/saved-searches/SavedSearchesRoute.tsx')),
        page('/account/activity', () => import('./routes/activity/ActivityRoute.tsx')),
        page('/change-password', () => import('./routes/change-password/ChangePasswordRoute.tsx')),
      ]),

      guarded(only('freelancer'), [
        page('/messages/visitor/:threadId', () => import('./routes/thread/ThreadRoute.tsx')),
        page('/dashboard', () => import('./routes/my-applications/MyApplicationsRoute.tsx')),
        page('/dashboard/:applicationId', () => import('./routes/my-application/MyApplicationRoute.tsx')),
        page('/dashboard/:applicationId/agreement', () => import('./routes/agreement/AgreementRoute.tsx')),
        page('/profile', () => import('./routes/profile/ProfileRoute.tsx')),
        page('/edit-profile', () => import('./routes/edit-profile/EditProfileRoute.tsx')),
        page('/apply/:jobId', () => import('./routes/apply/ApplyRoute.tsx')),
      ]),

      guarded(only('client'), [
        page('/my-job-listings', () => import('./routes/my-jobs/MyJobsRoute.tsx')),
        page('/saved-freelancers', () => import('./routes/saved-freelancers/SavedFreelancersRoute.tsx')),
        page('/team', () => import('./routes/team/TeamRoute.tsx')),
        page('/manage-job/:jobId', () => import('./routes/manage-job/ManageJobRoute.tsx')),
        page('/manage-job/:jobId/questions', () => import('./routes/manage-job/JobQuestionsRoute.tsx')),
        page('/manage-job/:jobId/job', () => import('./routes/manage-job/JobDetailsRoute.tsx')),
        page('/manage-job/:jobId/history', () => import('./routes/manage-job/JobHistoryRoute.tsx')),
        page('/manage-job/:jobId/compare', () => import('./routes/compare/CompareRoute.tsx')),
        page('/applicant/:jobId/:freelancerId', () => import('./routes/applicant/ApplicantRoute.tsx')),
        page(
          '/applicant/:jobId/application/:applicationId',
          () => import('./routes/applicant/ApplicantRoute.tsx'),
        ),
        page(
          '/applicant/:jobId/application/:applicationId/agreement',
          () => import('./routes/agreement/AgreementRoute.tsx'),
        ),
        forms('WritersOnly', [
          page('/manage-job/:jobId/decline-all', () => import('./routes/decline-all/DeclineAllRoute.tsx')),
          page('/freelancer/:id/invite', () => import('./routes/invite/InviteRoute.tsx')),
          page('/create-job', () => import('./routes/create-job/CreateJobRoute.tsx')),
          page('/edit-job/:id', () => import('./routes/edit-job/EditJobRoute.tsx')),
        ]),
        forms('OwnerOnly', [
          page('/edit-company', () => import('./routes/edit-company/EditCompanyRoute.tsx')),
        ]),
      ]),

      page('*', () => import('./routes/not-found/NotFoundRoute.tsx')),
    ],
  };
}

/** The exports of a route file. */
interface RouteModule {
  Component: ComponentType;
  loader?: (args: LoaderArgs) => Promise<unknown>;
}

function page(path: string, load: () => Promise<RouteModule>): RouteObject {
  return { path, lazy: () => chunk(load).catch(broken), ErrorBoundary: PageError };
}

/**
 * Replaces a route whose file did not load. If `lazy` fails, the router shows nothing, but it does show a loader's
 * error.
 */
function broken(error: unknown): RouteModule {
  return { Component: () => null, loader: () => Promise.reject(error) };
}

/** Wraps routes with forms in a component that checks the user's role in the team. */
function forms(which: 'WritersOnly' | 'OwnerOnly', children: RouteObject[]): RouteObject {
  const load = async () => ({ Component: (await import('./shell/RoleRefusal.tsx'))[which] });
  return { lazy: () => chunk(load).catch(broken), ErrorBoundary: PageError, children };
}

/**
 * Puts pages behind a guard, which runs before their loaders. The guard's route has a loader, although its data is
 * null: if the server sent no data for the route, the router would load a rendered page a second time and scroll it to
 * its top.
 */
function guarded(guard: MiddlewareFunction, children: RouteObject[]): RouteObject {
  return { middleware: [guard], loader: () => null, children };
}
