'use client';

import { createContext, useContext } from 'react';
import type { Brand } from './brand.ts';
import { formatFor } from './format.ts';
import type { Format } from './format.ts';
import type { LinkComponent } from './link.ts';
import { PlainLink } from './PlainLink.tsx';

export type Direction = 'ltr' | 'rtl';

export interface Ui {
  link: LinkComponent;
  locale: string;
  direction: Direction;
  /** The time zone in which times are shown, by its name in the IANA database. */
  timeZone: string;
  /** The size of the largest file that the server takes, or undefined if only the contract limits it. */
  maxFileBytes?: number | undefined;
  /** The brand, or undefined for Skill Harbor, whose logo is part of the layout. See `useBrand`. */
  brand?: Brand;
}

export const UiContext = createContext<Ui>({
  link: PlainLink,
  locale: 'en-US',
  direction: 'ltr',
  timeZone: 'UTC',
});

export function useFormat(): Format {
  const { locale, timeZone } = useContext(UiContext);
  return formatFor(locale, timeZone);
}

/** Returns the size of the largest file for a field. It is the smaller of the field's limit and the server's limit. */
export function useFileLimit(maxBytes: number): number {
  return Math.min(maxBytes, useContext(UiContext).maxFileBytes ?? maxBytes);
}

/** Returns the provider's link component, for components that render their own links. */
export function useLinkComponent(): LinkComponent {
  return useContext(UiContext).link;
}
