'use client';

import type { Role } from '@skillharbor/contract';
import { Bell, Mail, Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import type { LanguageChooserProps } from '../Footer/LanguageChooser.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { navigationLinks } from '../siteLinks.ts';
import type { SiteHrefs } from '../siteLinks.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { MenuUser } from './AccountMenu.tsx';
import { CountLink } from './CountLink.tsx';
import { backdrop, bar, icons, inner, link, links, navigation, signUp, toggle } from './NavigationBar.css.ts';

export interface NavigationBarProps {
  /** The role of the user, or null for a visitor. */
  role: Role | null;
  /** The user. It is null for a visitor, and until the data of the user has loaded. */
  user: MenuUser | null;
  /** The path of the active link, which belongs to the current page or to its parent page. */
  currentPath: string;
  hrefs: SiteHrefs;
  /** The number of conversations with messages that the user has not read. */
  unread: number;
  /** The number of notifications that the user has not read. */
  notifications: number;
  /** The number of saved jobs with news. */
  news: number;
  /** Called when the user presses 'Log Out'. The app then shows the LogOutModal. */
  onLogOut: () => void;
  /** The languages to choose from in the user's menu, if the site has several. */
  languages?: LanguageChooserProps;
}

/**
 * Begins every page with the brand, links to the pages of the user's role, and a way to sign in or out.
 *
 * @use Once, in {@link AppShell}.
 * @content One or two words for each page: its title, or the shortest form of the title.
 * @keyboard Escape: closes the menu on a phone, and the user's menu.
 * @screenreader link: its page, and whether it is the current page.
 * @screenreader button: the menu, and whether it is open.
 */
export function NavigationBar(props: NavigationBarProps) {
  const { role, user, currentPath, hrefs, unread, notifications, news, onLogOut, languages } = props;
  const messages = useLayoutMessages();
  const format = useFormat();
  const RouterLink = useLinkComponent();
  const listId = useId();
  const header = useRef<HTMLElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const accountMenu = useRef<HTMLDetailsElement>(null);

  // Only the user can close the menu: by a press, by moving the focus away, or by going back. Loading a new page does
  // not close it.
  const [open, setOpen] = useState<'links' | 'account' | null>(null);
  const close = () => setOpen(null);

  // The browser may have opened the menu before hydration.
  useEffect(() => {
    if (accountMenu.current?.open) setOpen('account');
  }, []);

  useEffect(() => {
    if (open === null) return undefined;
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
      if (open === 'links') toggleButton.current?.focus();
      else accountMenu.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    window.addEventListener('popstate', close, { signal });
    return () => closed.abort();
  }, [open]);

  const savedLink = (of: Role) => {
    const href = of === 'freelancer' ? hrefs.savedJobs : hrefs.savedFreelancers;
    const label = of === 'freelancer' ? messages.savedJobs : messages.savedFreelancers;
    return {
      href,
      label: news > 0 ? messages.savedJobsWithNews(format.number(news)) : label,
      isCurrent: href === currentPath,
      hasNews: news > 0,
    };
  };

  return (
    <header ref={header} className={bar}>
      {/* The backdrop catches a press outside the menu, so that nothing behind it is pressed. On a keyboard,
          Escape does the same. */}
      {open && <div role="presentation" className={backdrop({ of: open })} onClick={close} />}
      <div className={inner}>
        <Wordmark href={hrefs.home} onClick={close} />
        <nav aria-label={messages.mainNavigation} className={navigation}>
          <span className={toggle}>
            <IconButton
              ref={toggleButton}
              label={open === 'links' ? messages.closeMenu : messages.openMenu}
              icon={open === 'links' ? <X /> : <Menu />}
              expanded={open === 'links'}
              controls={listId}
              onClick={() => setOpen(open === 'links' ? null : 'links')}
            />
          </span>
          <ul id={listId} role="list" className={links({ open: open === 'links' })}>
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
        {role === null && currentPath === hrefs.home && (
          <span className={signUp}>
            <LinkButton href={hrefs.signUp} variant="primary">
              {messages.signUp}
            </LinkButton>
          </span>
        )}
        {role && (
          <div className={icons}>
            <CountLink
              href={hrefs.messages}
              isCurrent={hrefs.messages === currentPath}
              count={unread}
              label={unread > 0 ? messages.unread(unread, format.number(unread)) : messages.messages}
              icon={<Mail />}
              onClick={close}
            />
            <CountLink
              href={hrefs.notifications}
              isCurrent={hrefs.notifications === currentPath}
              count={notifications}
              label={
                notifications > 0
                  ? messages.newNotifications(format.number(notifications))
                  : messages.notifications
              }
              icon={<Bell />}
              onClick={close}
            />
          </div>
        )}
        {role && (
          <AccountMenu
            ref={accountMenu}
            role={role}
            user={user}
            accountHref={hrefs.account}
            isCurrent={hrefs.account === currentPath}
            saved={savedLink(role)}
            searches={
              role !== null
                ? { href: hrefs.savedSearches, isCurrent: hrefs.savedSearches === currentPath }
                : null
            }
            languages={languages}
            open={open === 'account'}
            // When the sheet with the links opens, the user's menu closes, and the menu's close event arrives here as
            // well.
            onToggle={(isOpen) => setOpen(isOpen ? 'account' : open === 'account' ? null : open)}
            onClose={close}
          />
        )}
      </div>
    </header>
  );
}
