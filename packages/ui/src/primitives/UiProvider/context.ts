'use client';

import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';
import type { Messages } from '../../messages/english.ts';
import { primitives } from '../../messages/primitives.ts';
import { formatFor, type Format } from './format.ts';
import { PlainLink } from './PlainLink.tsx';

/** What a link component receives: an anchor's attributes, and always a `href`. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
export type LinkComponent = ComponentType<LinkComponentProps>;

export type Direction = 'ltr' | 'rtl';

export interface Ui {
  link: LinkComponent;
  locale: string;
  direction: Direction;
  /** Left out: English. It is not here, so that a button does not bring along the words of every page. */
  messages?: Messages;
}

export const UiContext = createContext<Ui>({ link: PlainLink, locale: 'en-US', direction: 'ltr' });

/** The words of the primitives, in the reader's language. Pages and what they are made of take `useMessages`. */
export function usePrimitiveMessages(): Messages['primitives'] {
  return useContext(UiContext).messages?.primitives ?? primitives;
}

export function useFormat(): Format {
  return formatFor(useContext(UiContext).locale);
}

/** The router's link, for components that draw their own. */
export function useLinkComponent(): LinkComponent {
  return useContext(UiContext).link;
}
