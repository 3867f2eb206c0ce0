'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { useLinkComponent, useMessages } from '../UiProvider/UiProvider.tsx';
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
  /** For a file: the browser fetches it, past the router. */
  download?: boolean | string;
  current?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

export function Link(props: LinkProps) {
  const { href, tone, icon, iconEnd, newTab = false, download, current = false, onClick, children } = props;
  const RouterLink = useLinkComponent();
  const words = useMessages().primitives;
  // What is not a page of this app is none of the router's business.
  const Anchor = newTab || download !== undefined ? 'a' : RouterLink;
  return (
    <Anchor
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
    </Anchor>
  );
}
