'use client';

import { useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { freelancers } from '../../messages/freelancers.ts';
import { UiContext } from './context.ts';

export function useFreelancerMessages(): Messages['freelancers'] {
  return useContext(UiContext).messages?.freelancers ?? freelancers;
}
