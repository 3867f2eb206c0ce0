'use client';

import { client } from './client.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useClientMessages(): Messages['client'] {
  return useMessages('client', client);
}
