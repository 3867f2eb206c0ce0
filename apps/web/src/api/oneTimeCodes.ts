import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { CodeLogIn } from '@skillharbor/contract';

export const logInWithCode = ({ credentialed }: Api, body: CodeLogIn) =>
  unwrap(credentialed.POST('/api/auth/login/code/', { body }));

export const getCodes = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/auth/codes/', { signal }));

export const prepareCodes = ({ credentialed }: Api, body: { password: string }) =>
  unwrap(credentialed.POST('/api/auth/codes/setup/', { body }));

export const turnOnCodes = ({ credentialed }: Api, body: { code: string }) =>
  unwrap(credentialed.POST('/api/auth/codes/', { body }));

export const renewRecoveryCodes = ({ credentialed }: Api, body: { password: string }) =>
  unwrap(credentialed.POST('/api/auth/codes/recovery/', { body }));

export const turnOffCodes = ({ credentialed }: Api, body: { password: string }) =>
  unwrap(credentialed.POST('/api/auth/codes/off/', { body }));
