import type { ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { LoaderArgs } from './app.ts';
import { chunk } from './chunk.ts';
import { only, visitorsOnly } from './session/guards.ts';
import { loadedFor } from './session/useSessionChanges.ts';
import { PageError } from './shell/PageError.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShellError } from './shell/ShellError.tsx';
import { Starting } from './shell/Starting.tsx';

/** The whole tree. Made anew for each router, which writes into it what it has loaded. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Shell,
      loader: loadedFor,
      ErrorBoundary: ShellError,
      HydrateFallback: Starting,
      children: [
        page('/', () => import('./routes/home/HomeRoute.tsx')),
        page('/how-it-works', () => import('./routes/how-it-works/HowItWorksRoute.tsx')),
        page('/category', () => import('./routes/category/CategoryRoute.tsx')),
        page('/jobs', () => import('./routes/jobs/JobsRoute.tsx')),
        page('/job/:jobId', () => import('./routes/job/JobRoute.tsx')),
        page('/freelancers', () => import('./routes/freelancers/FreelancersRoute.tsx')),
        page('/freelancer/:id', () => import('./routes/freelancer/FreelancerRoute.tsx')),
        // Also for who is signed in: this is where password managers lead.
        page('/forgot-password', () => import('./routes/forgot-password/ForgotPasswordRoute.tsx')),
        page('/reset-password', () => import('./routes/reset-password/ResetPasswordRoute.tsx')),

        guarded(visitorsOnly, [
          page('/signin', () => import('./routes/sign-in/SignInRoute.tsx')),
          page('/signup', () => import('./routes/sign-up/SignUpRoute.tsx')),
          page('/pricing', () => import('./routes/pricing/PricingRoute.tsx')),
        ]),

        guarded(only('freelancer'), [
          page('/dashboard', () => import('./routes/my-applications/MyApplicationsRoute.tsx')),
          page('/profile', () => import('./routes/profile/ProfileRoute.tsx')),
          page('/edit-profile', () => import('./routes/edit-profile/EditProfileRoute.tsx')),
          page('/apply/:jobId', () => import('./routes/apply/ApplyRoute.tsx')),
        ]),

        guarded(only('client'), [
          page('/my-job-listings', () => import('./routes/my-jobs/MyJobsRoute.tsx')),
          page('/manage-job/:jobId', () => import('./routes/manage-job/ManageJobRoute.tsx')),
          page('/applicant/:jobId/:freelancerId', () => import('./routes/applicant/ApplicantRoute.tsx')),
          page('/create-job', () => import('./routes/create-job/CreateJobRoute.tsx')),
          page('/edit-job/:id', () => import('./routes/edit-job/EditJobRoute.tsx')),
        ]),

        page('*', () => import('./routes/not-found/NotFoundRoute.tsx')),
      ],
    },
  ];
}

/** What the file of a route exports. */
interface RouteModule {
  Component: ComponentType;
  loader?: (args: LoaderArgs) => Promise<unknown>;
}

function page(path: string, load: () => Promise<RouteModule>): RouteObject {
  return { path, lazy: () => chunk(load).catch(broken), ErrorBoundary: PageError };
}

/** A route whose file did not load. The router shows nothing at all where `lazy` fails, but a loader's error. */
function broken(error: unknown): RouteModule {
  return { Component: () => null, loader: () => Promise.reject(error) };
}

/** Pages behind a guard, which runs before any of their loaders. */
function guarded(guard: MiddlewareFunction, children: RouteObject[]): RouteObject {
  return { middleware: [guard], children };
}
