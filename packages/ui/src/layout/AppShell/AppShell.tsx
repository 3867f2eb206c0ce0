'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../primitives/index.ts';
import { main, shell, skip } from './AppShell.css.ts';

export interface AppShellProps {
  navigation: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of every page: bar, content, footer, and the way past the bar for those who go by keyboard. */
export function AppShell({ navigation, footer, children }: AppShellProps) {
  const words = useMessages().layout;
  return (
    <div className={shell}>
      <a href="#main" className={skip}>
        {words.skipToContent}
      </a>
      {navigation}
      {/* Takes the focus after the skip link, and when the app shows another page. */}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
