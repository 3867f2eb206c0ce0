'use client';

import { useMessages } from './context.ts';
import { primitives } from './primitives.ts';
import type { Messages } from './english.ts';

export function usePrimitiveMessages(): Messages['primitives'] {
  return useMessages('primitives', primitives);
}
