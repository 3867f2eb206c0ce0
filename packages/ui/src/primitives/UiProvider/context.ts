'use client';

import { createContext, useContext } from 'react';
import type { Messages } from '../../messages/english.ts';
import { primitives } from '../../messages/primitives.ts';
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
  /**
   * The texts. If undefined, they are English, which is not imported here, so that a button does not bundle the texts
   * of every page.
   */
  messages?: Messages;
  /** The brand. If undefined, it is Skill Harbor, whose logo the layout provides: see `useBrand`. */
  brand?: Brand;
}

export const UiContext = createContext<Ui>({ link: PlainLink, locale: 'en-US', direction: 'ltr' });

/**
 * Returns the texts of the primitives in the user's language. Each area of the texts has a hook of its own in this
 * folder, so that a page bundles the English texts of what it shows only.
 */
export function usePrimitiveMessages(): Messages['primitives'] {
  return useContext(UiContext).messages?.primitives ?? primitives;
}

export function useFormat(): Format {
  return formatFor(useContext(UiContext).locale);
}

/** Returns the provider's link component, for components that render their own links. */
export function useLinkComponent(): LinkComponent {
  return useContext(UiContext).link;
}
