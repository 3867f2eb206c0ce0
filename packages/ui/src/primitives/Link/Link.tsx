'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { useLinkComponent, usePrimitiveMessages } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { link } from './Link.css.ts';

export interface LinkProps {
  href: string;
  /** `quiet` is underlined on hover only: for links that stand alone, never inside a sentence. */
  tone?: 'accent' | 'inherit' | 'quiet';
  icon?: ReactNode;
  /** After the text: only for an arrow that shows where the link leads. */
  iconEnd?: ReactNode;
  /** For another site: opens a new tab, and says so to screen readers. */
  newTab?: boolean;
  /** For a file: the browser handles it rather than the link component. */
  download?: boolean | string;
  current?: boolean;
  /** Leads back to the previous page; `href` is for a user from elsewhere. */
  back?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * Leads to another address.
 *
 * @use In sentences, lists and navigation.
 * @instead {@link LinkButton} where following it is the page's purpose. {@link Button} for what happens on this page.
 * @content Where it leads, understandable without the sentence around it; never 'here'.
 * @keyboard Tab: moves to it.
 * @screenreader link: its words, and that it opens in a new tab where it does.
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
