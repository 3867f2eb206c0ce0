'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { workRecord } from './workRecord.ts';

export function useWorkRecordMessages(): Messages['workRecord'] {
  return useMessages('workRecord', workRecord);
}
