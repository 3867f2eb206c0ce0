import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { NewPasskey, PasskeyAssertion } from '@skillharbor/contract';

export const preparePasskeyLogIn = ({ credentialed }: Api) =>
  unwrap(credentialed.POST('/api/auth/login/passkey/options/'));

export const logInWithPasskey = ({ credentialed }: Api, body: PasskeyAssertion) =>
  unwrap(credentialed.POST('/api/auth/login/passkey/', { body }));

export const listPasskeys = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/auth/passkeys/', { signal }));

export const preparePasskey = ({ credentialed }: Api, body: { password: string }) =>
  unwrap(credentialed.POST('/api/auth/passkeys/options/', { body }));

export const addPasskey = ({ credentialed }: Api, body: NewPasskey) =>
  unwrap(credentialed.POST('/api/auth/passkeys/', { body }));

export const renamePasskey = ({ credentialed }: Api, passkeyId: string, body: { name: string }) =>
  unwrap(credentialed.PUT('/api/auth/passkeys/{passkeyId}/', { params: { path: { passkeyId } }, body }));

export const removePasskey = ({ credentialed }: Api, passkeyId: string, body: { password: string }) =>
  unwrap(
    credentialed.POST('/api/auth/passkeys/{passkeyId}/remove/', { params: { path: { passkeyId } }, body }),
  );
