'use client';

import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import { useLinkComponent } from '../UiProvider/context.ts';

export interface LinkButtonProps {
  href: string;
  /** Determines how prominent the link is. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'standard' | 'large';
  icon?: ReactNode;
  fullWidth?: boolean;
  /** Set it for a link to a file. The browser handles the link instead of the link component. */
  download?: boolean | string;
  /** Set it for a link back to the previous page. If the user came from another site, the link leads to `href`. */
  back?: boolean;
  children: ReactNode;
}

/**
 * Renders a link that looks like a button, because following it is the page's purpose.
 *
 * @use For the one link that the page wants the user to follow: 'Apply Now'.
 * @instead {@link Link} in sentences and lists. {@link Button} for actions on this page.
 * @content A verb, as on a button.
 * @keyboard Tab: moves to the link.
 * @screenreader link: its label. Screen readers announce it as a link.
 */
export function LinkButton(props: LinkButtonProps) {
  const { href, variant, size, icon, fullWidth, download, back = false, children } = props;
  const RouterLink = useLinkComponent();
  return (
    <RouterLink
      href={href}
      className={button({ variant, size, fullWidth })}
      {...(download !== undefined && { download })}
      {...(back && { 'data-back': true })}
    >
      {icon}
      {children}
    </RouterLink>
  );
}
