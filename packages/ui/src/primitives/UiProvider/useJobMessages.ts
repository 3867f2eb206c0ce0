'use client';

import { useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { jobs } from '../../messages/jobs.ts';
import { UiContext } from './context.ts';

export function useJobMessages(): Messages['jobs'] {
  return useContext(UiContext).messages?.jobs ?? jobs;
}
