import { ApiError, unwrap } from '@skillharbor/api-client';
import type { Freelancer } from '@skillharbor/contract';
import type { App } from '../../app.ts';
import { currentUser } from '../../session/current-user.ts';

/** The profile of the freelancer who is signed in. */
export function fetchProfile({ api, session }: App, signal: AbortSignal): Promise<Freelancer> {
  const user = currentUser(session.get());
  if (user === null) throw new ApiError(401);
  const params = { path: { id: user.pk } };
  return unwrap(api.credentialed.GET('/api/accounts/freelancers/{id}/', { params, signal }));
}
