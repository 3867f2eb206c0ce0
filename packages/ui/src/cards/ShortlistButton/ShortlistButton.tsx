'use client';

import type { Application } from '@skillharbor/contract';
import { Star } from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useApplicantName } from '../ApplicantCard/useApplicantName.ts';
import { canShortlist } from './canShortlist.ts';

export interface ShortlistButtonProps {
  application: Application;
  onChange: (isShortlisted: boolean) => void;
  /** Shows the star alone, for a card. */
  compact?: boolean;
}

/**
 * Puts an application on the client's shortlist, or takes it off. The freelancer is not notified. The button is not
 * shown for a withdrawn application that is not on the shortlist.
 *
 * @use To find a good application again without deciding about it yet.
 * @screenreader button: what it does, whose application it is about, and whether the application is on the shortlist.
 */
export function ShortlistButton({ application, onChange, compact = false }: ShortlistButtonProps) {
  const messages = useClientMessages().review.shortlist;
  const name = useApplicantName()(application);
  if (!canShortlist(application)) return null;
  const isShortlisted = application.shortlisted_at !== null;
  const icon = <Star fill={isShortlisted ? 'currentColor' : 'none'} />;
  const about = messages.about(name);
  if (compact)
    return (
      <IconButton
        label={`${messages.button}${about}`}
        icon={icon}
        pressed={isShortlisted}
        onClick={() => onChange(!isShortlisted)}
      />
    );
  return (
    <Button icon={icon} pressed={isShortlisted} onClick={() => onChange(!isShortlisted)}>
      {messages.button}
      <VisuallyHidden>{about}</VisuallyHidden>
    </Button>
  );
}
