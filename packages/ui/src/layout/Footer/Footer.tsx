'use client';

import type { LegalKind, Role } from '@skillharbor/contract';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { LanguageChooser } from './LanguageChooser.tsx';
import type { LanguageChooserProps } from './LanguageChooser.tsx';
import { useBrand } from '../useBrand.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { footerLinks } from '../siteLinks.ts';
import type { SiteHrefs } from '../siteLinks.ts';
import { columns, footer, inner, legal, legalLinks, legalNavigation, line, link } from './Footer.css.ts';

export interface FooterProps {
  /** The role of the user, or null for a visitor. */
  role: Role | null;
  hrefs: SiteHrefs;
  /** The addresses of the published legal texts, in the order in which they are shown. */
  legalTexts?: readonly { kind: LegalKind; href: string }[];
  /** Called when the user presses 'Log Out'. The app then shows the LogOutModal. */
  onLogOut: () => void;
  /** The languages that the user can choose from, if the site has several. */
  languages?: LanguageChooserProps;
}

/**
 * Ends every page with links to the pages of the site that the user's role can open.
 *
 * @use Once, in {@link AppShell}.
 * @content The names of the pages, as in the navigation bar.
 * @screenreader button: logs out. All other controls are links.
 */
export function Footer({ role, hrefs, legalTexts = [], onLogOut, languages }: FooterProps) {
  const messages = useLayoutMessages();
  const { footerLine, legalLine } = useBrand();
  const RouterLink = useLinkComponent();
  const [first, second] = footerLinks(role, hrefs, messages);
  return (
    <footer className={footer}>
      <div className={inner}>
        <div>
          <Wordmark href={hrefs.home} />
          <p className={line}>{footerLine}</p>
        </div>
        <nav aria-label={messages.footerNavigation} className={columns}>
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
                    {messages.logOut}
                  </button>
                </li>
              )}
            </ul>
          ))}
        </nav>
        <div className={legal}>
          {legalTexts.length > 0 && (
            <nav aria-label={messages.legalNavigation} className={legalNavigation}>
              <ul role="list" className={legalLinks}>
                {legalTexts.map(({ kind, href }) => (
                  <li key={kind}>
                    <RouterLink href={href} className={link}>
                      {messages.legalTexts[kind]}
                    </RouterLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p>{legalLine}</p>
          {languages && <LanguageChooser {...languages} />}
        </div>
      </div>
    </footer>
  );
}
