'use client';

import { companies } from './companies.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useCompanyMessages(): Messages['companies'] {
  return useMessages('companies', companies);
}
