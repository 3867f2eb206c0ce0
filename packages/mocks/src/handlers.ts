import type { HttpHandler } from 'msw';
import { applicationHandlers } from './handlers/applications.ts';
import { authHandlers } from './handlers/auth.ts';
import { companyHandlers } from './handlers/companies.ts';
import { contactHandlers } from './handlers/contact.ts';
import { freelancerHandlers } from './handlers/freelancers.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { myJobHandlers } from './handlers/myJobs.ts';
import { siteHandlers } from './handlers/site.ts';
import { userHandlers } from './handlers/users.ts';
import type { State } from './state.ts';

/** Handlers for the whole API, over this state. */
export function handlers(state: State): HttpHandler[] {
  return [
    ...authHandlers(state),
    ...userHandlers(state),
    ...freelancerHandlers(state),
    ...jobHandlers(state),
    ...myJobHandlers(state),
    ...companyHandlers(state),
    ...applicationHandlers(state),
    ...contactHandlers(state),
    ...siteHandlers(state),
  ];
}
