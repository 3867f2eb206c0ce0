'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../primitives/index.ts';
import { coming, main, shell, skip } from './AppShell.css.ts';

export interface AppShellProps {
  navigation: ReactNode;
  footer: ReactNode;
  /** Whether the next page is on its way. Shown once that takes a moment. */
  busy?: boolean;
  children: ReactNode;
}

/** The frame of every page: bar, content, footer, and the way past the bar for those who go by keyboard. */
export function AppShell({ navigation, footer, busy = false, children }: AppShellProps) {
  const words = useMessages().layout;
  return (
    <div className={shell}>
      <a href="#main" className={skip}>
        {words.skipToContent}
      </a>
      {navigation}
      {/* Takes the focus after the skip link, and when the app shows another page. */}
      <main id="main" tabIndex={-1} className={main}>
        {busy && <div role="progressbar" aria-label={words.nextPageComing} className={coming} />}
        {children}
      </main>
      {footer}
    </div>
  );
}
