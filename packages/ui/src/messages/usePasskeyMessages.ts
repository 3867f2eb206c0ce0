'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { passkeys } from './passkeys.ts';

export function usePasskeyMessages(): Messages['passkeys'] {
  return useMessages('passkeys', passkeys);
}
