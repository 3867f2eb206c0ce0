'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { useLinkComponent } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { link } from './Link.css.ts';

export interface LinkProps {
  href: string;
  /**
   * The look of the link. `quiet` is underlined only on hover, and suits links that stand alone. It is not for links
   * inside a sentence.
   */
  tone?: 'accent' | 'inherit' | 'quiet';
  icon?: ReactNode;
  /** The icon after the text. Use it only for an arrow that shows the direction of the link. */
  iconEnd?: ReactNode;
  /** Set it for a link to another site. The link opens in a new tab and says so to screen readers. */
  newTab?: boolean;
  /** Set it for a link to a file. The browser handles the link instead of the link component. */
  download?: boolean | string;
  current?: boolean;
  /** Set it for a link back to the previous page. If the user came from another site, the link leads to `href`. */
  back?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * Links to another address.
 *
 * @use In sentences, lists and navigation.
 * @instead {@link LinkButton} where following the link is the page's purpose. {@link Button} for actions on this page.
 * @content The words name the link's target, even without the surrounding sentence. They are never 'here'.
 * @keyboard Tab: moves to the link.
 * @screenreader link: its words, and whether it opens in a new tab.
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
