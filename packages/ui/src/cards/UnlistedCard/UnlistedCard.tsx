'use client';

import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSavedMessages } from '../../messages/useSavedMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card, CardFooter } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Bookmark } from '../Bookmark/Bookmark.tsx';
import type { BookmarkProps } from '../Bookmark/Bookmark.tsx';
import { row, title as titleStyle } from './UnlistedCard.css.ts';

export interface UnlistedCardProps extends Pick<BookmarkProps, 'of' | 'id'> {
  /**
   * The title that a job had when it was saved. It is null for a freelancer, because nothing about the freelancer is
   * known.
   */
  title: string | null;
  /** The reader's own text about the job, such as a note, at the end of the card. */
  own?: ReactNode;
}

/**
 * Takes the place of a saved job or freelancer that is no longer public, and shows none of its current details.
 *
 * @use In a list of saved jobs or freelancers.
 */
export function UnlistedCard({ of, id, title, own }: UnlistedCardProps) {
  const { unlisted } = useSavedMessages().states;
  const badge = (
    <Badge tone="neutral" icon={<EyeOff />}>
      {unlisted}
    </Badge>
  );
  return (
    <Card as="article" tone="quiet" padding="none">
      <div className={row}>
        <div className={titleStyle}>
          {title !== null && (
            <Heading level={2} size="small">
              <bdi>{title}</bdi>
            </Heading>
          )}
          {badge}
        </div>
        <Bookmark of={of} id={id} name={title ?? unlisted} compact />
      </div>
      {own && <CardFooter>{own}</CardFooter>}
    </Card>
  );
}
