'use client';

import { useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { questions } from '../../messages/questions.ts';
import { UiContext } from './context.ts';

export function useQuestionMessages(): Messages['questions'] {
  return useContext(UiContext).messages?.questions ?? questions;
}
