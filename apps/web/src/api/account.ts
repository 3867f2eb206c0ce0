import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { Credentials, Registration } from '@skillharbor/contract';

export const register = ({ credentialed }: Api, body: Registration) =>
  unwrap(credentialed.POST('/api/auth/registration/', { body }));

/** Returns whether a visitor can sign up with the invitation to which a link belongs. */
export const checkSignUpInvitation = ({ anonymous }: Api, token: string) =>
  unwrap(anonymous.POST('/api/auth/registration/invitation/', { body: { token } }));

export const logIn = ({ credentialed }: Api, body: Credentials) =>
  unwrap(credentialed.POST('/api/auth/login/', { body }));

export const requestPasswordReset = ({ credentialed }: Api, body: { email: string }) =>
  unwrap(credentialed.POST('/api/auth/password/reset/', { body }));

export const checkPasswordReset = ({ credentialed }: Api, token: string) =>
  unwrap(credentialed.POST('/api/auth/password/reset/check/', { body: { token } }));

export const confirmPasswordReset = ({ credentialed }: Api, body: { token: string; password: string }) =>
  unwrap(credentialed.POST('/api/auth/password/reset/confirm/', { body }));

export const changePassword = ({ credentialed }: Api, body: { old_password: string; password: string }) =>
  unwrap(credentialed.POST('/api/auth/password/change/', { body }));

export const correctAddress = ({ credentialed }: Api, body: { email: string }) =>
  unwrap(credentialed.PUT('/api/auth/address/', { body }));

export const sendConfirmation = ({ credentialed }: Api) =>
  unwrap(credentialed.POST('/api/auth/address/send/'));

export const confirmAddress = ({ credentialed }: Api, token: string) =>
  unwrap(credentialed.POST('/api/auth/address/confirm/', { body: { token } }));

export const changeAddress = ({ credentialed }: Api, body: { email: string; password: string }) =>
  unwrap(credentialed.POST('/api/auth/address/change/', { body }));

export const restoreAddress = ({ credentialed }: Api, token: string) =>
  unwrap(credentialed.POST('/api/auth/address/restore/', { body: { token } }));

/** Returns the archive of the user's data, and the file name of the archive. */
export async function exportData(
  { credentialed }: Api,
  body: { password: string },
): Promise<{ archive: Blob; name: string }> {
  const call = credentialed.POST('/api/users/export/', { body, parseAs: 'blob' });
  const archive = await unwrap(call);
  const { headers } = (await call).response;
  const name = /filename=([\w.-]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return { archive, name: name ?? 'skill-harbor.zip' };
}

export const checkMailLink = ({ anonymous }: Api, token: string) =>
  unwrap(anonymous.POST('/api/users/mails/check/', { body: { token } }));

export const chooseMails = ({ anonymous }: Api, body: { token: string; wanted: boolean }) =>
  unwrap(anonymous.POST('/api/users/mails/', { body }));

export const requestDeletion = ({ credentialed }: Api, body: { password: string }) =>
  unwrap(credentialed.POST('/api/users/deletion/', { body }));

export const cancelDeletion = ({ credentialed }: Api) => unwrap(credentialed.DELETE('/api/users/deletion/'));

export const listSessions = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/auth/sessions/', { signal }));

export const endSession = ({ credentialed }: Api, sessionId: string, body: { password: string }) =>
  unwrap(credentialed.POST('/api/auth/sessions/{sessionId}/end/', { params: { path: { sessionId } }, body }));

export const endOtherSessions = ({ credentialed }: Api, body: { password: string }) =>
  unwrap(credentialed.POST('/api/auth/sessions/end-others/', { body }));

export const listActivity = ({ credentialed }: Api, page: number, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/users/activity/', { params: { query: { page } }, signal }));
