'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { useLinkComponent } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { link } from './Link.css.ts';

export interface LinkProps {
  href: string;
  /** `quiet` is underlined only on hover. It suits links that stand alone, never a link inside a sentence. */
  tone?: 'accent' | 'inherit' | 'quiet';
  icon?: ReactNode;
  /** The icon after the text. Use it only for an arrow that shows where the link leads. */
  iconEnd?: ReactNode;
  /** Set it for a link to another site. The link opens in a new tab and says so to screen readers. */
  newTab?: boolean;
  /** Set it for a link to a file. The browser handles the link instead of the link component. */
  download?: boolean | string;
  current?: boolean;
  /** Leads back to the previous page. A user who came from elsewhere goes to `href`. */
  back?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * Links to another address.
 *
 * @use In sentences, lists and navigation.
 * @instead {@link LinkButton} where following it is the page's purpose. {@link Button} for actions on this page.
 * @content The words say where the link leads, even without the surrounding sentence. They are never 'here'.
 * @keyboard Tab: moves to it.
 * @screenreader link: its words, and that it opens in a new tab if it does.
 */
export function Link(props: LinkProps) {
  const { href, tone, icon, iconEnd, newTab = false, download, current = false, back = false } = props;
  const { onClick, children } = props;
  const RouterLink = useLinkComponent();
  const messages = usePrimitiveMessages();
  return (
    <RouterLink
      href={href}
      className={link({ tone, withIcon: Boolean(icon ?? iconEnd) })}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(download !== undefined && { download })}
      {...(back && { 'data-back': true })}
    >
      {icon}
      {children}
      {iconEnd}
      {newTab && <VisuallyHidden> ({messages.opensInNewTab})</VisuallyHidden>}
    </RouterLink>
  );
}
