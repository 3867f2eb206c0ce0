'use client';

import { useMessages } from './context.ts';
import { resumes } from './resumes.ts';
import type { Messages } from './english.ts';

export function useResumeMessages(): Messages['resumes'] {
  return useMessages('resumes', resumes);
}
