'use client';

import { useMessages } from './context.ts';
import { layout } from './layout.ts';
import type { Messages } from './english.ts';

export function useLayoutMessages(): Messages['layout'] {
  return useMessages('layout', layout);
}
