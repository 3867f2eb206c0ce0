import { ApiError, unwrap } from '@skillharbor/api-client';
import type { Freelancer } from '@skillharbor/contract';
import type { App } from '../../app.ts';
import { currentUser } from '../../session/current-user.ts';
import { freshen } from '../../session/freshen.ts';

/** The profile of the freelancer who is signed in. */
export async function fetchProfile({ api, session }: App, signal: AbortSignal): Promise<Freelancer> {
  const user = currentUser(session.get());
  if (user === null) throw new ApiError(401);
  // A stranger, too, sees the profile: whoever reads their own finds out here that their session is over.
  await freshen(api);
  const params = { path: { id: user.pk } };
  return unwrap(api.credentialed.GET('/api/accounts/freelancers/{id}/', { params, signal }));
}
