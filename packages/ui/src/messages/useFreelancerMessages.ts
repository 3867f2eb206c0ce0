'use client';

import { useMessages } from './context.ts';
import { freelancers } from './freelancers.ts';
import type { Messages } from './english.ts';

export function useFreelancerMessages(): Messages['freelancers'] {
  return useMessages('freelancers', freelancers);
}
