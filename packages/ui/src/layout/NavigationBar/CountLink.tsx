'use client';

import type { ReactNode } from 'react';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { count as countStyle, icon as iconStyle } from './NavigationBar.css.ts';

interface CountLinkProps {
  href: string;
  isCurrent: boolean;
  /** The number of what is unread, which the label says as well. */
  count: number;
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** An icon of the navigation bar that leads to a page, with the number of what is unread there. */
export function CountLink({ href, isCurrent, count, label, icon, onClick }: CountLinkProps) {
  const format = useFormat();
  const RouterLink = useLinkComponent();
  return (
    <RouterLink
      href={href}
      className={iconStyle}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {icon}
      {count > 0 && (
        <span className={countStyle} aria-hidden>
          {format.number(count)}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </RouterLink>
  );
}
