'use client';

import { useContext, useMemo } from 'react';
import type { Option } from '../primitives/Select/Select.tsx';
import { UiContext } from '../primitives/UiProvider/context.ts';
import { useIsHydrated } from '../primitives/hydration/useIsHydrated.ts';
import { currencyOptions } from './currencyOptions.ts';

/**
 * Returns the currencies to choose from, in the user's language. A server and a browser may know different currencies
 * and names, so a server-rendered page starts with only the code of the chosen currency.
 */
export function useCurrencyOptions(chosen: string): Option[] {
  const { locale } = useContext(UiContext);
  const isHydrated = useIsHydrated();
  return useMemo(
    () => (isHydrated ? currencyOptions(chosen, locale) : [{ value: chosen, label: chosen }]),
    [chosen, locale, isHydrated],
  );
}
