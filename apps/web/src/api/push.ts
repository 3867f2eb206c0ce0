import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { PushSubscription } from '@skillharbor/contract';

export const getPush = ({ bearer }: Api, signal: AbortSignal | null = null) =>
  unwrap(bearer.GET('/api/users/push/', { signal }));

export const turnOnPush = ({ bearer }: Api, body: PushSubscription) =>
  unwrap(bearer.PUT('/api/users/push/', { body }));

export const turnOffPush = ({ bearer }: Api) => unwrap(bearer.DELETE('/api/users/push/'));
