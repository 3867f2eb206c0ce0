'use client';

import { countryCodeValues } from '@skillharbor/contract';
import type { CountryCode } from '@skillharbor/contract';
import { countryName } from '@skillharbor/prose';
import { useContext, useMemo } from 'react';
import type { Option } from '../primitives/Select/Select.tsx';
import { UiContext } from '../primitives/UiProvider/context.ts';
import { useIsHydrated } from '../primitives/hydration/useIsHydrated.ts';

/**
 * Returns the countries to choose from, by name in the user's language. A server and a browser may know different names,
 * so a server-rendered page starts with only the code of the chosen country.
 */
export function useCountryOptions(chosen: CountryCode | ''): Option<CountryCode | ''>[] {
  const { locale } = useContext(UiContext);
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (!isHydrated) return chosen === '' ? [] : [{ value: chosen, label: chosen }];
    const { compare } = new Intl.Collator(locale);
    return countryCodeValues
      .map((value) => ({ value, label: countryName(value, locale) }))
      .sort((one, other) => compare(one.label, other.label));
  }, [chosen, locale, isHydrated]);
}
