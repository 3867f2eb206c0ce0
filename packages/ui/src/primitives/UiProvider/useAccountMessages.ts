'use client';

import { useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { account } from '../../messages/account.ts';
import { UiContext } from './context.ts';

export function useAccountMessages(): Messages['account'] {
  return useContext(UiContext).messages?.account ?? account;
}
