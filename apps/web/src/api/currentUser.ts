/** The requests about the current user that pages of all kinds send. */
import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { UserUpdate } from '@skillharbor/contract';

export const getCurrentUser = ({ credentialed }: Api) => unwrap(credentialed.GET('/api/users/'));

export const updateCurrentUser = ({ credentialed }: Api, body: UserUpdate) =>
  unwrap(credentialed.PATCH('/api/users/', { body }));

export const logOut = ({ credentialed }: Api, body: { refresh: string }, signal: AbortSignal) =>
  unwrap(credentialed.POST('/api/auth/logout/', { body, signal }));
