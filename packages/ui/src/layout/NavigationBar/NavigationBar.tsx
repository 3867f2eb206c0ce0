'use client';

import type { Role } from '@skillharbor/contract';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { useLayoutMessages } from '../../primitives/UiProvider/useLayoutMessages.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { navigationLinks } from '../siteLinks.ts';
import type { SiteHrefs } from '../siteLinks.ts';
import { backdrop, bar, inner, link, links, toggle } from './NavigationBar.css.ts';

export interface NavigationBarProps {
  /** Null for a visitor. */
  role: Role | null;
  /** The path of the active link: the current page's, or that of the link it belongs to. */
  currentPath: string;
  hrefs: SiteHrefs;
  /** The user pressed 'Log Out': show the LogOutModal. */
  onLogOut: () => void;
}

/**
 * The top of every page: the name, the pages of the user's role, and the way in or out.
 *
 * @use Once, in {@link AppShell}.
 * @content One or two words for each page: its title, or the shortest of it.
 * @keyboard Escape: closes the menu of a phone.
 * @screenreader link: its page, and whether it is the one shown.
 * @screenreader button: the menu, and whether it is open.
 */
export function NavigationBar({ role, currentPath, hrefs, onLogOut }: NavigationBarProps) {
  const messages = useLayoutMessages();
  const RouterLink = useLinkComponent();
  const listId = useId();
  const header = useRef<HTMLElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);

  // The user closes it, by a press or by going back. A page that arrives meanwhile does not.
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const closed = new AbortController();
    const { signal } = closed;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Node) || header.current?.contains(target)) return;
      // A dialog is outside the shell. Answering it is not leaving the menu.
      if (header.current?.parentElement?.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !header.current?.contains(document.activeElement)) return;
      close();
      toggleButton.current?.focus();
    };
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    window.addEventListener('popstate', close, { signal });
    return () => closed.abort();
  }, [open]);

  return (
    <header ref={header} className={bar}>
      {/* Receives the press outside the menu, so that nothing behind it does. Escape is its equivalent by keyboard. */}
      {open && <div role="presentation" className={backdrop} onClick={close} />}
      <div className={inner}>
        <Wordmark href={hrefs.home} onClick={close} />
        <nav aria-label={messages.mainNavigation}>
          <span className={toggle}>
            <IconButton
              ref={toggleButton}
              label={open ? messages.closeMenu : messages.openMenu}
              icon={open ? <X /> : <Menu />}
              expanded={open}
              controls={listId}
              onClick={() => setOpen(!open)}
            />
          </span>
          <ul id={listId} role="list" className={links({ open })}>
            {navigationLinks(role, hrefs, messages).map(({ href, label }) => (
              <li key={label}>
                <RouterLink
                  href={href}
                  className={link}
                  aria-current={href === currentPath ? 'page' : undefined}
                  onClick={close}
                >
                  {label}
                </RouterLink>
              </li>
            ))}
            {role && (
              <li>
                <button type="button" className={link} onClick={onLogOut}>
                  {messages.logOut}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}
