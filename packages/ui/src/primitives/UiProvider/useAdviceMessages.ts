'use client';

import { useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { advice } from '../../messages/advice.ts';
import { UiContext } from './context.ts';

export function useAdviceMessages(): Messages['advice'] {
  return useContext(UiContext).messages?.advice ?? advice;
}
