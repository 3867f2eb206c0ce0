'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { examples } from './examples.ts';

export function useExampleMessages(): Messages['examples'] {
  return useMessages('examples', examples);
}
