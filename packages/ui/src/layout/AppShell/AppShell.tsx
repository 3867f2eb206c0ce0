'use client';

import type { ReactNode } from 'react';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { coming, main, skip } from './AppShell.css.ts';

export interface AppShellProps {
  /** The bar at the top of the page. */
  navigation: ReactNode;
  /** The footer of the page. */
  footer: ReactNode;
  /** The notices for the user, which every page shows between the navigation bar and the content. */
  notice?: ReactNode;
  /** True while the next page is loading. A progress bar appears after a delay. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * Frames every page with a navigation bar, the content, a footer and a skip link.
 *
 * @use Once, around every page.
 * @keyboard Tab: the first stop is the skip link, which moves the focus to the content.
 * @screenreader link: the label of the skip link.
 * @screenreader main: the page's content.
 */
export function AppShell({ navigation, footer, notice, busy = false, children }: AppShellProps) {
  const messages = useLayoutMessages();
  return (
    <>
      <a href="#main" className={skip}>
        {messages.skipToContent}
      </a>
      {navigation}
      {notice}
      {/* The element gets the focus after the skip link, and when the app shows another page. */}
      <main id="main" tabIndex={-1} className={main}>
        {busy && <div role="progressbar" aria-label={messages.nextPageComing} className={coming} />}
        {children}
      </main>
      {footer}
    </>
  );
}
