'use client';

import type { Role } from '@skillharbor/contract';
import { CircleUserRound, Mail, Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { navigationLinks } from '../siteLinks.ts';
import type { SiteHrefs } from '../siteLinks.ts';
import { backdrop, bar, count, icon, inner, link, links, navigation, toggle } from './NavigationBar.css.ts';

export interface NavigationBarProps {
  /** The role of the user, or null for a visitor. */
  role: Role | null;
  /** The path of the active link: the current page's own, or that of the link the page belongs to. */
  currentPath: string;
  hrefs: SiteHrefs;
  /** The number of conversations with messages that the user has not read. */
  unread: number;
  /** Called when the user presses 'Log Out'. Show the LogOutModal. */
  onLogOut: () => void;
}

/**
 * Tops every page with the brand, links to the pages of the user's role, and a way to sign in or out.
 *
 * @use Once, in {@link AppShell}.
 * @content One or two words for each page: its title, or the shortest form of it.
 * @keyboard Escape: closes the menu of a phone.
 * @screenreader link: its page, and whether it is the one shown.
 * @screenreader button: the menu, and whether it is open.
 */
export function NavigationBar({ role, currentPath, hrefs, unread, onLogOut }: NavigationBarProps) {
  const messages = useLayoutMessages();
  const format = useFormat();
  const RouterLink = useLinkComponent();
  const listId = useId();
  const header = useRef<HTMLElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);

  // Only the user closes the menu: by a press, by leaving it or by going back. A page that arrives meanwhile does not.
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const closed = new AbortController();
    const { signal } = closed;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Node) || header.current?.contains(target)) return;
      // A dialog is outside the shell, so the focus may move into it without closing the menu.
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
      {/* The backdrop catches a press outside the menu, so that nothing behind it does. The keyboard's equivalent
          is Escape. */}
      {open && <div role="presentation" className={backdrop} onClick={close} />}
      <div className={inner}>
        <Wordmark href={hrefs.home} onClick={close} />
        <nav aria-label={messages.mainNavigation} className={navigation}>
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
        {role && (
          <RouterLink
            href={hrefs.messages}
            className={icon}
            aria-current={hrefs.messages === currentPath ? 'page' : undefined}
            onClick={close}
          >
            <Mail />
            {unread > 0 && (
              <span className={count} aria-hidden>
                {format.number(unread)}
              </span>
            )}
            <VisuallyHidden>
              {unread > 0 ? messages.unread(unread, format.number(unread)) : messages.messages}
            </VisuallyHidden>
          </RouterLink>
        )}
        {role && (
          <RouterLink
            href={hrefs.account}
            className={icon}
            aria-current={hrefs.account === currentPath ? 'page' : undefined}
            onClick={close}
          >
            <CircleUserRound />
            <VisuallyHidden>{messages.account}</VisuallyHidden>
          </RouterLink>
        )}
      </div>
    </header>
  );
}
