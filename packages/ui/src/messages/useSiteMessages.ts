'use client';

import { useMessages } from './context.ts';
import { site } from './site.ts';
import type { Messages } from './english.ts';

export function useSiteMessages(): Messages['site'] {
  return useMessages('site', site);
}
