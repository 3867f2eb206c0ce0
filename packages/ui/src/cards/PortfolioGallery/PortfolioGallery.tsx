'use client';

import type { PortfolioPiece } from '@skillharbor/contract';
import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Card, CardLayer, CardLink } from '../../primitives/Card/Card.tsx';
import { addressLabel } from '../../primitives/Link/addressLabel.ts';
import { PieceCover } from './PieceCover.tsx';
import * as styles from './PortfolioGallery.css.ts';

export interface PortfolioGalleryProps {
  pieces: readonly PortfolioPiece[];
  /** Returns the owner's actions for a piece. */
  actions?: (piece: PortfolioPiece, index: number) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/**
 * Shows pieces of work in the freelancer's order, the first one large if it has a picture. Each has at most one link,
 * which opens a new tab.
 *
 * @use On a profile. A prop adds the owner's actions.
 * @screenreader listitem: one piece of work.
 * @screenreader link: the piece's title, and that it opens in a new tab.
 * @screenreader img: what the freelancer wrote about the picture.
 */
export function PortfolioGallery({ pieces, actions, ref }: PortfolioGalleryProps) {
  return (
    <ul role="list" ref={ref} className={styles.gallery}>
      {pieces.map((piece, index) => (
        <li key={piece.id} className={clsx(styles.place, isLeading(piece, index) && styles.lead)}>
          <PieceCard piece={piece} isLead={isLeading(piece, index)} actions={actions?.(piece, index)} />
        </li>
      ))}
    </ul>
  );
}

const isLeading = ({ picture }: PortfolioPiece, index: number) => index === 0 && picture !== null;

interface PieceCardProps {
  piece: PortfolioPiece;
  isLead: boolean;
  actions: ReactNode;
}

function PieceCard({ piece, isLead, actions }: PieceCardProps) {
  const { title, link } = piece;
  // Only the host is shown, because the rest of the address does not help readers.
  const host = addressLabel(link, 0);
  const name = <bdi className={styles.title}>{title}</bdi>;
  return (
    <Card padding="none" interactive={host !== null}>
      <div className={styles.frame}>
        <PieceCover {...piece} wide={isLead} lazy={!isLead} />
        <div className={styles.caption}>
          {host === null ? (
            name
          ) : (
            <CardLink href={link} newTab>
              <span className={styles.name}>
                {name}{' '}
                <span className={styles.host}>
                  <bdi>{host}</bdi>
                  <ArrowUpRight />
                </span>
              </span>
            </CardLink>
          )}
          {actions && <CardLayer>{actions}</CardLayer>}
        </div>
      </div>
    </Card>
  );
}
