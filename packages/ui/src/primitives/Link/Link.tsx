'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { useLinkComponent, usePrimitiveMessages } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { link } from './Link.css.ts';

export interface LinkProps {
  href: string;
  /** `quiet` has no underline until it is pointed at: for links that stand alone, never inside a sentence. */
  tone?: 'accent' | 'inherit' | 'quiet';
  icon?: ReactNode;
  /** After the words: only for an arrow that says where the link leads. */
  iconEnd?: ReactNode;
  /** For another site. Says so to those who listen. */
  newTab?: boolean;
  /** For a file. The link component leaves it, and what opens in a new tab, to the browser. */
  download?: boolean | string;
  current?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

export function Link(props: LinkProps) {
  const { href, tone, icon, iconEnd, newTab = false, download, current = false, onClick, children } = props;
  const RouterLink = useLinkComponent();
  const words = usePrimitiveMessages();
  return (
    <RouterLink
      href={href}
      className={link({ tone, withIcon: Boolean(icon ?? iconEnd) })}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(download !== undefined && { download })}
    >
      {icon}
      {children}
      {iconEnd}
      {newTab && <VisuallyHidden> ({words.opensInNewTab})</VisuallyHidden>}
    </RouterLink>
  );
}
