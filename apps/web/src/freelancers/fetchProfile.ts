import { ApiError } from '@skillharbor/api-client';
import type { FreelancerProfile } from '@skillharbor/contract';
import { getFreelancer } from '../api/freelancers.ts';
import type { App } from '../app/app.ts';
import { currentUser } from '../session/currentUser.ts';
import { freshen } from '../session/freshen.ts';

/** Fetches the profile of the signed-in freelancer. */
export async function fetchProfile({ api, session }: App, signal: AbortSignal): Promise<FreelancerProfile> {
  // The server also responds to visitors, so only a token refresh shows that the session has ended.
  await freshen(api);
  const user = currentUser(session.get());
  if (user === null) throw new ApiError(401);
  return getFreelancer(api, user.pk, 'credentialed', signal);
}
