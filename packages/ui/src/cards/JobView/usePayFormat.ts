'use client';

import type { Pay } from '@skillharbor/contract';
import { formatPay } from '@skillharbor/prose';
import { useContext } from 'react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { UiContext } from '../../primitives/UiProvider/context.ts';

/** Returns a function that formats the pay of a job in the user's language: '€60–75 an hour'. */
export function usePayFormat(): (pay: Pay) => string {
  const { locale } = useContext(UiContext);
  const { pay: words } = useJobMessages();
  return (pay) => formatPay(pay, words, locale);
}
