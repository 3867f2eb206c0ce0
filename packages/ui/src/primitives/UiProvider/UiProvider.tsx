'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { MessagesContext } from '../../messages/context.ts';
import type { Messages } from '../../messages/english.ts';
import type { Brand } from './brand.ts';
import { UiContext } from './context.ts';
import type { Direction } from './context.ts';
import type { LinkComponent } from './link.ts';

export interface UiProviderProps {
  /** The component that renders links. It receives an anchor's attributes. Default: a plain `<a>`. */
  link?: LinkComponent;
  /** The language of numbers and dates, as a BCP 47 tag. Default: 'en-US'. */
  locale?: string;
  /**
   * The direction of arrow keys and menus. Set the same one in `<html dir>`, which mirrors the layout and the arrows.
   * Default: 'ltr'.
   */
  direction?: Direction;
  /** The time zone in which times are shown, by its name in the IANA database. Default: 'UTC'. */
  timeZone?: string;
  /** All texts that the components show. Default: English. */
  messages?: Messages;
  /** The size of the largest file that the server takes. Default: only the fields limit the sizes of their files. */
  maxFileBytes?: number | undefined;
  /** The name, logo and footer of the marketplace. Default: Skill Harbor. */
  brand?: Brand;
  children: ReactNode;
}

/**
 * Provides the link component, the texts, the formats of numbers and dates, and the brand. A nested provider overrides
 * only the values that are passed to it.
 *
 * @use Once around the app. Use another provider around a part of the app to override the language or the links of that
 *   part.
 * @screenreader tab: arrow keys follow the provider's direction.
 */
export function UiProvider({
  children,
  link,
  locale,
  direction,
  timeZone,
  messages,
  maxFileBytes,
  brand,
}: UiProviderProps) {
  const usual = useContext(UiContext);
  const usualMessages = useContext(MessagesContext);
  // Every card and link reads this value, so a new object would make all of them render again.
  const ui = useMemo(
    () => ({
      link: link ?? usual.link,
      locale: locale ?? usual.locale,
      direction: direction ?? usual.direction,
      timeZone: timeZone ?? usual.timeZone,
      maxFileBytes: maxFileBytes ?? usual.maxFileBytes,
      brand: brand ?? usual.brand,
    }),
    [usual, link, locale, direction, timeZone, maxFileBytes, brand],
  );
  return (
    // A strict content security policy refuses style elements that are created at run time, so every style is in a
    // file.
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={ui.direction}>
        <MessagesContext value={messages ?? usualMessages}>
          <UiContext value={ui}>{children}</UiContext>
        </MessagesContext>
      </DirectionProvider>
    </CSPProvider>
  );
}
