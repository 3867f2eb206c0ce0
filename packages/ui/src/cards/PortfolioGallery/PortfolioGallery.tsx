import type { PortfolioPiece } from '@skillharbor/contract';
import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Card, CardLayer, CardLink } from '../../primitives/Card/Card.tsx';
import { addressLabel } from '../../primitives/Link/addressLabel.ts';
import { PieceCover } from './PieceCover.tsx';
import * as styles from './PortfolioGallery.css.ts';

export interface PortfolioGalleryProps {
  /** The pieces of work, in the order that the freelancer chose. */
  pieces: readonly PortfolioPiece[];
  /** Returns the owner's actions for one piece. */
  actions?: (piece: PortfolioPiece, index: number) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/**
 * Shows pieces of work in the freelancer's order. The first piece is large if it has a picture and the number of pieces
 * is odd, so that two columns have no gap. Each piece has at most one link, which opens a new tab.
 *
 * @use On a profile. A prop adds the owner's actions.
 * @screenreader listitem: one piece of work.
 * @screenreader link: the piece's title, and that it opens in a new tab.
 * @screenreader img: what the freelancer wrote about the picture.
 */
export function PortfolioGallery({ pieces, actions, ref }: PortfolioGalleryProps) {
  return (
    <ul role="list" ref={ref} className={styles.gallery}>
      {pieces.map((piece, index) => {
        const isLead = index === 0 && piece.picture !== null && pieces.length % 2 === 1;
        return (
          <li key={piece.id} className={clsx(styles.place, isLead && styles.lead)}>
            <PieceCard
              piece={piece}
              isLead={isLead}
              isFirst={index === 0}
              actions={actions?.(piece, index)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface PieceCardProps {
  piece: PortfolioPiece;
  isLead: boolean;
  isFirst: boolean;
  actions: ReactNode;
}

function PieceCard({ piece, isLead, isFirst, actions }: PieceCardProps) {
  const { title, link } = piece;
  // Only the host of the link is shown, because the rest of the URL does not help readers.
  const host = addressLabel(link, 0);
  const name = (
    <span dir="auto" className={styles.title}>
      {title}
    </span>
  );
  return (
    <Card padding="none" interactive={host !== null}>
      <div className={styles.frame}>
        <PieceCover {...piece} shape={isLead ? 'wide' : 'standard'} lazy={!isFirst} />
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
