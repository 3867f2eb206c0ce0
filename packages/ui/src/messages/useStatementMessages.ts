'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { statements } from './statements.ts';

export function useStatementMessages(): Messages['statements'] {
  return useMessages('statements', statements);
}
