'use client';

import type { Role } from '@skillharbor/contract';
import { useLinkComponent, useMessages } from '../../primitives/index.ts';
import { Brand } from '../Brand/Brand.tsx';
import { footerLinks, type SiteHrefs } from '../siteLinks.ts';
import { columns, footer, inner, line, link } from './Footer.css.ts';

export interface FooterProps {
  /** Null for a visitor. */
  role: Role | null;
  hrefs: SiteHrefs;
  /** 'Log Out' was pressed: ask with the LogOutModal. */
  onLogOut: () => void;
}

export function Footer({ role, hrefs, onLogOut }: FooterProps) {
  const words = useMessages().layout;
  const RouterLink = useLinkComponent();
  const [first, second] = footerLinks(role, hrefs, words);
  return (
    <footer className={footer}>
      <div className={inner}>
        <div>
          <Brand href={hrefs.home} />
          <p className={line}>{words.footerLine}</p>
        </div>
        <nav aria-label={words.footerNavigation} className={columns}>
          {[first, second].map((column) => (
            <ul key={column[0]?.label} role="list">
              {column.map(({ href, label }) => (
                <li key={label}>
                  <RouterLink href={href} className={link}>
                    {label}
                  </RouterLink>
                </li>
              ))}
              {role && column === second && (
                <li>
                  <button type="button" className={link} onClick={onLogOut}>
                    {words.logOut}
                  </button>
                </li>
              )}
            </ul>
          ))}
        </nav>
      </div>
    </footer>
  );
}
