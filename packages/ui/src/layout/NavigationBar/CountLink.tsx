'use client';

import type { ReactNode } from 'react';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { count as countStyle, icon as iconStyle } from './NavigationBar.css.ts';

interface CountLinkProps {
  href: string;
  isCurrent: boolean;
  /** The number of unread items. The label contains the number as well. */
  count: number;
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** Shows an icon in the navigation bar with the number of unread items on the page to which the icon links. */
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
