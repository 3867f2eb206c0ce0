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
  /** The brand. If undefined, it is Skill Harbor, whose logo the layout provides: see `useBrand`. */
  brand?: Brand;
}

export const UiContext = createContext<Ui>({ link: PlainLink, locale: 'en-US', direction: 'ltr' });

export function useFormat(): Format {
  return formatFor(useContext(UiContext).locale);
}

/** Returns the provider's link component, for components that render their own links. */
export function useLinkComponent(): LinkComponent {
  return useContext(UiContext).link;
}
