'use client';

import type { ListedFreelancer, PortfolioPiece } from '@skillharbor/contract';
import { PieceCover } from '../../cards/PortfolioGallery/PieceCover.tsx';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card, CardLink } from '../../primitives/Card/Card.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { maker, makerFace, makerName, piece, pieces, pieceTitle, rate } from './LandingPage.css.ts';

/** A freelancer with a picture of a piece of work. */
export type Maker = ListedFreelancer & { cover: PortfolioPiece };

/**
 * Shows one piece of work of each freelancer, with the portrait, the name and the rate. On a phone, the row scrolls
 * sideways.
 */
export function Pieces({ makers, href }: { makers: readonly Maker[]; href: (id: number) => string }) {
  const { facts } = useFreelancerMessages();
  const format = useFormat();
  return (
    <ul role="list" className={pieces}>
      {makers.map(({ id, user, cover, profile_picture, profile_picture_2x, hourly_rate, rate_currency }) => {
        const name = `${user.first_name} ${user.last_name}`;
        return (
          <li key={id} className={piece}>
            <Card as="article" padding="none" interactive>
              <PieceCover {...cover} lazy />
              <div className={maker}>
                <span className={makerFace}>
                  <Avatar name={name} src={profile_picture} src2x={profile_picture_2x} size={40} lazy />
                </span>
                <span className={makerName}>
                  <CardLink href={href(id)}>
                    <bdi>{name}</bdi>
                  </CardLink>
                </span>
                {hourly_rate !== null && (
                  <span className={rate}>{facts.perHour(format.money(hourly_rate, rate_currency))}</span>
                )}
                <span className={pieceTitle}>
                  <bdi>{cover.title}</bdi>
                </span>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
