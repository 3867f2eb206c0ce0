'use client';

import { useContext } from 'react';
import { companies } from '../../messages/companies.ts';
import type { Messages } from '../../messages/english.ts';
import { UiContext } from './context.ts';

export function useCompanyMessages(): Messages['companies'] {
  return useContext(UiContext).messages?.companies ?? companies;
}
