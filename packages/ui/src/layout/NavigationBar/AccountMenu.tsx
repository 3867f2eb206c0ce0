'use client';

import type { Role, User } from '@skillharbor/contract';
import { CircleUserRound } from 'lucide-react';
import type { Ref } from 'react';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LanguageChooser } from '../Footer/LanguageChooser.tsx';
import type { LanguageChooserProps } from '../Footer/LanguageChooser.tsx';
import { button, language, link, mark, menu, name, panel, role as roleStyle } from './AccountMenu.css.ts';

/** The part of the user's data that the menu needs. */
export type MenuUser = Pick<User, 'first_name' | 'last_name' | 'profile_image'>;

interface AccountMenuProps {
  ref: Ref<HTMLDetailsElement>;
  role: Role;
  /** The user, or null until the page knows who is signed in. */
  user: MenuUser | null;
  accountHref: string;
  /** The link to the page of the user's saved jobs or freelancers. `hasNews` is true if saved jobs have news. */
  saved: { href: string; label: string; isCurrent: boolean; hasNews: boolean };
  /** The address of the page of saved searches, or null for a user who cannot save searches. */
  searches: { href: string; isCurrent: boolean } | null;
  /** True if the current page is the account page. */
  isCurrent: boolean;
  languages: LanguageChooserProps | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  onClose: () => void;
}

/**
 * Shows the user's menu, which a press on the portrait opens. It is a native element, so it opens before scripts load.
 */
export function AccountMenu(props: AccountMenuProps) {
  const { ref, role, user, accountHref, saved, searches, isCurrent, languages, open, onToggle, onClose } =
    props;
  const messages = useLayoutMessages();
  const RouterLink = useLinkComponent();
  const fullName = user && `${user.first_name} ${user.last_name}`;
  return (
    <details
      ref={ref}
      className={menu}
      open={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={button({ isCurrent })}>
        {fullName === null ? (
          <CircleUserRound />
        ) : (
          <Avatar name={fullName} src={user?.profile_image ?? null} size="bar" />
        )}
        {saved.hasNews && <span className={mark} />}
        <VisuallyHidden>{messages.accountMenu}</VisuallyHidden>
        {saved.hasNews && <VisuallyHidden> ({saved.label})</VisuallyHidden>}
      </summary>
      <div className={panel}>
        <p className={name}>
          <span>
            {/* Until the name is known, its line is empty, so that the links below stay where they are. */}
            <bdi>{fullName ?? '\u00A0'}</bdi>
          </span>
          <span className={roleStyle}>{messages.roles[role]}</span>
        </p>
        <RouterLink
          href={accountHref}
          className={link}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onClose}
        >
          {messages.account}
        </RouterLink>
        <RouterLink
          href={saved.href}
          className={link}
          aria-current={saved.isCurrent ? 'page' : undefined}
          onClick={onClose}
        >
          {saved.label}
        </RouterLink>
        {searches && (
          <RouterLink
            href={searches.href}
            className={link}
            aria-current={searches.isCurrent ? 'page' : undefined}
            onClick={onClose}
          >
            {messages.savedSearches}
          </RouterLink>
        )}
        {languages && (
          <div className={language}>
            <LanguageChooser
              {...languages}
              onChoose={(tag) => {
                languages.onChoose(tag);
                onClose();
              }}
            />
          </div>
        )}
      </div>
    </details>
  );
}
