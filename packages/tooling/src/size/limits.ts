import { KIB } from './excess.ts';
import type { Limits } from './excess.ts';

/** The same for every route, in bytes. */
const common = { styles: 11 * KIB, fonts: 25 * KIB };

interface Route {
  /** What the router loads for it, in `apps/web/src/routes`. */
  modules: readonly string[];
  limits: Limits;
}

function route(most: { scripts: number; requests: number }, ...modules: string[]): Route {
  return { modules, limits: { ...common, scripts: most.scripts * KIB, requests: most.requests } };
}

/**
 * Every route of the app, what it consists of, and the most that it may load at first:
 * KiB of scripts, and requests.
 */
export const routes: Readonly<Record<string, Route>> = {
  '/': route({ scripts: 148, requests: 13 }, 'home/HomeRoute', 'landing/LandingRoute'),
  '/how-it-works': route({ scripts: 144, requests: 11 }, 'how-it-works/HowItWorksRoute'),
  '/category': route({ scripts: 144, requests: 11 }, 'category/CategoryRoute'),
  '/jobs': route({ scripts: 152, requests: 10 }, 'jobs/JobsRoute'),
  '/job/:jobId': route({ scripts: 151, requests: 15 }, 'job/JobRoute'),
  '/company/:company': route({ scripts: 147, requests: 12 }, 'company/CompanyRoute'),
  '/freelancers': route({ scripts: 152, requests: 11 }, 'freelancers/FreelancersRoute'),
  '/freelancer/:id': route({ scripts: 160, requests: 17 }, 'freelancer/FreelancerRoute'),
  '/pricing': route({ scripts: 160, requests: 16 }, 'pricing/PricingRoute'),
  '/signin': route({ scripts: 152, requests: 10 }, 'sign-in/SignInRoute'),
  '/signup': route({ scripts: 167, requests: 16 }, 'sign-up/SignUpRoute'),
  '/forgot-password': route({ scripts: 151, requests: 10 }, 'forgot-password/ForgotPasswordRoute'),
  '/reset-password': route({ scripts: 152, requests: 11 }, 'reset-password/ResetPasswordRoute'),
  '*': route({ scripts: 119, requests: 7 }, 'not-found/NotFoundRoute'),

  '/change-password': route({ scripts: 152, requests: 11 }, 'change-password/ChangePasswordRoute'),
  '/dashboard': route({ scripts: 146, requests: 10 }, 'my-applications/MyApplicationsRoute'),
  '/profile': route({ scripts: 150, requests: 15 }, 'profile/ProfileRoute'),
  '/edit-profile': route({ scripts: 173, requests: 20 }, 'edit-profile/EditProfileRoute'),
  '/apply/:jobId': route({ scripts: 152, requests: 9 }, 'apply/ApplyRoute'),
  '/my-job-listings': route({ scripts: 151, requests: 13 }, 'my-jobs/MyJobsRoute'),
  '/manage-job/:jobId': route({ scripts: 165, requests: 19 }, 'manage-job/ManageJobRoute'),
  '/applicant/:jobId/:freelancerId': route({ scripts: 164, requests: 19 }, 'applicant/ApplicantRoute'),
  '/edit-company': route({ scripts: 153, requests: 12 }, 'edit-company/EditCompanyRoute'),
  '/create-job': route({ scripts: 159, requests: 15 }, 'create-job/CreateJobRoute'),
  '/edit-job/:id': route({ scripts: 163, requests: 17 }, 'edit-job/EditJobRoute'),
};
