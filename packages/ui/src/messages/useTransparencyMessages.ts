'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { transparency } from './transparency.ts';

export function useTransparencyMessages(): Messages['transparency'] {
  return useMessages('transparency', transparency);
}
