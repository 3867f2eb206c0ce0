'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { joining } from './joining.ts';

export function useJoiningMessages(): Messages['joining'] {
  return useMessages('joining', joining);
}
