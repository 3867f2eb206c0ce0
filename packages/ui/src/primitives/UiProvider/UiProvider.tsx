'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useContext, type ReactNode } from 'react';
import type { Messages } from '../../messages/english.ts';
import { UiContext, type Direction, type LinkComponent } from './context.ts';

export interface UiProviderProps {
  /** What draws a link. It receives an anchor's attributes. Default: a plain `<a>`. */
  link?: LinkComponent;
  /** How dates, numbers and sums are written, as a BCP 47 tag. Default: 'en-US'. */
  locale?: string;
  /**
   * Which way arrow keys and menus go. Say the same in `<html dir>`, which turns the layout and the arrows around.
   * Default: 'ltr'.
   */
  direction?: Direction;
  /** Every word. Default: English. */
  messages?: Messages;
  children: ReactNode;
}

/**
 * Tells the components which link the router wants, which language to speak, and how numbers are written. Inside
 * another one, it changes only what it is given.
 */
export function UiProvider({ children, link, locale, direction, messages }: UiProviderProps) {
  const usual = useContext(UiContext);
  const ui = {
    link: link ?? usual.link,
    locale: locale ?? usual.locale,
    direction: direction ?? usual.direction,
    messages: messages ?? usual.messages,
  };
  return (
    // A strict policy of the page refuses <style> elements written at run time; every style is in a file.
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={ui.direction}>
        <UiContext value={ui}>{children}</UiContext>
      </DirectionProvider>
    </CSPProvider>
  );
}
