'use client';

import { useContext, useMemo } from 'react';
import type { Option } from '../primitives/Select/Select.tsx';
import { UiContext } from '../primitives/UiProvider/context.ts';
import { useIsHydrated } from '../primitives/hydration/useIsHydrated.ts';
import { currencyOptions } from './currencyOptions.ts';

/**
 * The currencies to choose from, in the user's language. A server and a browser know different ones, by different names, so a
 * page that a server rendered begins with the chosen one alone, by its code.
 */
export function useCurrencyOptions(chosen: string): Option[] {
  const { locale } = useContext(UiContext);
  const isHydrated = useIsHydrated();
  return useMemo(
    () => (isHydrated ? currencyOptions(chosen, locale) : [{ value: chosen, label: chosen }]),
    [chosen, locale, isHydrated],
  );
}
