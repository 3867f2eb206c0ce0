'use client';

import type { Freelancer, ListedFreelancer } from '@skillharbor/contract';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card, CardFooter, CardLink } from '../../primitives/Card/Card.tsx';
import { tileColor } from '../../primitives/CompanyTile/tileColor.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { AvailabilityStatus } from '../AvailabilityStatus/AvailabilityStatus.tsx';
import { Bookmark } from '../Bookmark/Bookmark.tsx';
import { useBookmarks } from '../Bookmark/bookmarks.ts';
import { PieceCover } from '../PortfolioGallery/PieceCover.tsx';
import { firstSentence } from '../Profile/firstSentence.ts';
import { unmarked } from '../mark.ts';
import type { Mark } from '../mark.ts';
import * as styles from './FreelancerCard.css.ts';

export interface FreelancerCardProps {
  freelancer: Freelancer & Partial<Pick<ListedFreelancer, 'cover'>>;
  href: string;
  /** True if the card is below the first screen, so that its pictures load later. */
  lazy?: boolean;
  /** Marks the words in the card's texts that the search found. */
  mark?: Mark;
  /** The heading level of the name. Default: 2. */
  level?: 2 | 3;
  /**
   * The reader's own text about the freelancer, such as a note, at the end of the card. The picture is then less high.
   */
  own?: ReactNode;
}

/** The largest number of skills on the card, which fit on about one line. */
const topSkills = 3;
/** A sentence with more characters than this is shown in smaller letters. */
const LONG_WORDS = 60;

/**
 * Shows a freelancer in the directory: the first piece of work, the portrait, the rate, and the name, whose link covers
 * the whole card. If there is no piece of work, the first sentence of the bio takes its place.
 *
 * @use Where a client compares several people before opening one profile.
 * @instead {@link ApplicantCard} for a freelancer who applied. {@link Profile} for the complete profile.
 * @keyboard Tab: moves to the card's one link, and to the bookmark.
 * @screenreader link: the name of the freelancer, whose profile it opens.
 */
export function FreelancerCard(props: FreelancerCardProps) {
  const { freelancer, href, lazy = false, mark = unmarked, level = 2, own } = props;
  const { facts, skillName } = useFreelancerMessages();
  const format = useFormat();
  const { user, skills, hourly_rate, cover = null } = freelancer;
  const canSave = useBookmarks('freelancer') !== null;
  const name = `${user.first_name} ${user.last_name}`;
  const words = firstSentence(freelancer.bio);

  return (
    <Card as="article" padding="none" interactive>
      <div className={styles.frame}>
        {cover ? (
          <PieceCover {...cover} shape={own ? 'low' : 'standard'} lazy={lazy} />
        ) : (
          <div className={`${own ? styles.lowGround : styles.ground} ${tileColor(name)}`}>
            <p
              dir="auto"
              className={words.length > LONG_WORDS ? styles.longWords : own ? styles.lowWords : styles.words}
            >
              {words}
            </p>
          </div>
        )}
        <div className={styles.head}>
          <span className={styles.portrait}>
            <Avatar
              name={name}
              src={freelancer.profile_picture}
              src2x={freelancer.profile_picture_2x}
              size={64}
              lazy={lazy}
            />
          </span>
          {hourly_rate !== null && (
            <span className={styles.rate}>
              {facts.perHour(format.money(hourly_rate, freelancer.rate_currency))}
            </span>
          )}
        </div>
        <div className={styles.body}>
          <div className={styles.name}>
            <Heading level={level} size="small">
              <CardLink href={href}>
                <bdi>{mark(name)}</bdi>
              </CardLink>
            </Heading>
          </div>
          {freelancer.title && (
            <span className={styles.title}>
              <bdi>{mark(freelancer.title)}</bdi>
            </span>
          )}
          <span className={styles.facts}>
            <AvailabilityStatus availability={freelancer.availability_status} />
            {freelancer.location && (
              <span className={styles.place}>
                <MapPin />
                <bdi>{mark(freelancer.location)}</bdi>
              </span>
            )}
          </span>
          {skills.length > 0 && (
            <ul role="list" aria-label={facts.skills} className={styles.skills}>
              {skills.slice(0, topSkills).map((skill) => (
                <li key={skill.id} className={styles.skill}>
                  {mark(skillName(skill.name))}
                </li>
              ))}
            </ul>
          )}
        </div>
        {own && <CardFooter>{own}</CardFooter>}
        {canSave && (
          <span className={styles.bookmark}>
            <Bookmark of="freelancer" id={freelancer.id} name={name} compact />
          </span>
        )}
      </div>
    </Card>
  );
}
