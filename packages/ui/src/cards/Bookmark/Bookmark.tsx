'use client';

import { Bookmark as Icon } from 'lucide-react';
import { useRef } from 'react';
import { useBookmarkMessages } from '../../messages/useBookmarkMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useBookmarks } from './bookmarks.ts';
import type { BookmarksOf } from './bookmarks.ts';

export interface BookmarkProps {
  /** Determines whether the button saves a job or a freelancer. */
  of: keyof BookmarksOf;
  id: number;
  /** The title of the job, or the name of the freelancer. */
  name: string;
  /** Shows the icon alone, for a card. */
  compact?: boolean;
}

/** A second press is ignored if it follows the first one within this time, in milliseconds. */
const DOUBLE_PRESS_MS = 500;

/**
 * Saves a job or a freelancer for later, or removes it from the saved items. The button is hidden from users who cannot
 * save anything.
 *
 * @use On a card and on the page of a job or a freelancer, inside a `BookmarksContext`.
 * @instead {@link ShortlistButton} for an application.
 * @screenreader button: what it saves or has saved, and whether it is pressed.
 */
export function Bookmark({ of, id, name, compact = false }: BookmarkProps) {
  const messages = useBookmarkMessages();
  const bookmarks = useBookmarks(of);
  const pressedAt = useRef(-Infinity);
  if (!bookmarks) return null;
  const isSaved = bookmarks.isSaved(id);
  const { save, saved } = messages[of];
  const label = isSaved ? saved : save;
  const fullLabel = label + messages.about(name);
  const icon = <Icon fill={isSaved ? 'currentColor' : 'none'} />;
  const onClick = () => {
    const now = performance.now();
    if (now - pressedAt.current < DOUBLE_PRESS_MS) return;
    pressedAt.current = now;
    bookmarks.onChange(id, name, !isSaved);
  };
  if (compact) return <IconButton label={fullLabel} icon={icon} pressed={isSaved} onClick={onClick} />;
  return (
    <Button icon={icon} pressed={isSaved} fullWidth otherLabel={isSaved ? save : saved} onClick={onClick}>
      {/* In two parts, the accessible name would have a space before its colon. */}
      <span aria-hidden>{label}</span>
      <VisuallyHidden>{fullLabel}</VisuallyHidden>
    </Button>
  );
}
