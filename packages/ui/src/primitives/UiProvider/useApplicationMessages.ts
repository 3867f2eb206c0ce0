'use client';

import { useContext } from 'react';
import { applications } from '../../messages/applications.ts';
import type { Messages } from '../../messages/english.ts';
import { UiContext } from './context.ts';

export function useApplicationMessages(): Messages['applications'] {
  return useContext(UiContext).messages?.applications ?? applications;
}
