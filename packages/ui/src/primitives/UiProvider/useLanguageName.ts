'use client';

import { useContext } from 'react';
import { UiContext } from './context.ts';

/** Returns a function that names a language in the language of the page: 'de' → 'German'. It takes a BCP 47 tag. */
export function useLanguageName(): (tag: string) => string {
  const { locale } = useContext(UiContext);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (tag) => names.of(tag) ?? tag;
}
