'use client';

import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import { useLinkComponent } from '../UiProvider/context.ts';

export interface LinkButtonProps {
  href: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'standard' | 'large';
  icon?: ReactNode;
  fullWidth?: boolean;
  /** For a file: the link component leaves it to the browser. */
  download?: boolean | string;
  children: ReactNode;
}

/** A link that looks like a button, because following it is what the page is for. */
export function LinkButton({ href, variant, size, icon, fullWidth, download, children }: LinkButtonProps) {
  const RouterLink = useLinkComponent();
  return (
    <RouterLink
      href={href}
      className={button({ variant, size, fullWidth })}
      {...(download !== undefined && { download })}
    >
      {icon}
      {children}
    </RouterLink>
  );
}
