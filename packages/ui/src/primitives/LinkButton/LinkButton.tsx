'use client';

import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import { useLinkComponent } from '../UiProvider/UiProvider.tsx';

export interface LinkButtonProps {
  href: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'standard' | 'large';
  icon?: ReactNode;
  fullWidth?: boolean;
  /** For a file: the browser fetches it, past the router. */
  download?: boolean | string;
  children: ReactNode;
}

/** A link that looks like a button, because following it is what the page is for. */
export function LinkButton({ href, variant, size, icon, fullWidth, download, children }: LinkButtonProps) {
  const RouterLink = useLinkComponent();
  const Anchor = download === undefined ? RouterLink : 'a';
  return (
    <Anchor
      href={href}
      className={button({ variant, size, fullWidth })}
      {...(download !== undefined && { download })}
    >
      {icon}
      {children}
    </Anchor>
  );
}
