'use client';

import { useContext } from 'react';
import { english, type Messages } from '../../messages/english.ts';
import { UiContext } from './context.ts';

/** Every word, in the reader's language. */
export function useMessages(): Messages {
  return useContext(UiContext).messages ?? english;
}
