'use client';

import { useMessages } from './context.ts';
import { questions } from './questions.ts';
import type { Messages } from './english.ts';

export function useQuestionMessages(): Messages['questions'] {
  return useMessages('questions', questions);
}
