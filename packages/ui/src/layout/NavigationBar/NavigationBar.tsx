'use client';

import type { Role } from '@skillharbor/contract';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton, useLinkComponent, useMessages } from '../../primitives/index.ts';
import { Brand } from '../Brand/Brand.tsx';
import { navigationLinks, type SiteHrefs } from '../siteLinks.ts';
import { bar, inner, link, links, toggle } from './NavigationBar.css.ts';

export interface NavigationBarProps {
  /** Null for a visitor. */
  role: Role | null;
  /** The present path, to mark the link that leads to it. */
  currentPath: string;
  hrefs: SiteHrefs;
  /** 'Log Out' was pressed: ask with the LogOutModal. */
  onLogOut: () => void;
}

export function NavigationBar({ role, currentPath, hrefs, onLogOut }: NavigationBarProps) {
  const words = useMessages().layout;
  const RouterLink = useLinkComponent();
  const listId = useId();
  const header = useRef<HTMLElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);

  // Open on this page and for this person only: arriving anywhere else, or signing out, closes it.
  const here = `${currentPath} ${role}`;
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === here;
  const close = () => setOpenAt(undefined);

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || header.current?.contains(target)) return;
      // A dialog lies outside the shell. Answering it is no press beside the menu.
      if (header.current?.parentElement?.contains(target) || target === document.documentElement) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !header.current?.contains(document.activeElement)) return;
      close();
      toggleButton.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return (
    <header ref={header} className={bar}>
      <div className={inner}>
        <Brand href={hrefs.home} />
        <nav aria-label={words.mainNavigation}>
          <span className={toggle}>
            <IconButton
              ref={toggleButton}
              label={open ? words.closeMenu : words.openMenu}
              icon={open ? <X /> : <Menu />}
              expanded={open}
              controls={listId}
              onClick={() => setOpenAt(open ? undefined : here)}
            />
          </span>
          <ul id={listId} role="list" className={links({ open })}>
            {navigationLinks(role, hrefs, words).map(({ href, label }) => (
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
                  {words.logOut}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}
