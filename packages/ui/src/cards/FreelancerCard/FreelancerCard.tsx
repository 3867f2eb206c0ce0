'use client';

import type { Freelancer } from '@skillharbor/contract';
import { ArrowRight, Banknote, MapPin } from 'lucide-react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card, CardLayer, CardLink } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AvailabilityStatus } from '../AvailabilityStatus/AvailabilityStatus.tsx';
import { Bookmark } from '../Bookmark/Bookmark.tsx';
import { useBookmarks } from '../Bookmark/bookmarks.ts';
import { unmarked } from '../mark.ts';
import type { Mark } from '../mark.ts';
import * as styles from './FreelancerCard.css.ts';

export interface FreelancerCardProps {
  freelancer: Freelancer;
  href: string;
  /** Set it if the card is below the first screen, so that its picture loads later. */
  lazy?: boolean;
  /** Marks the words in the card's texts that the search found. */
  mark?: Mark;
}

/** The largest number of skills on the card. They fit on about two lines. */
const topSkills = 4;

/**
 * Shows a freelancer in the directory, with one link that covers the whole card.
 *
 * @use In the directory.
 * @instead {@link ApplicantCard} for a freelancer who applied. {@link Profile} for the complete profile.
 * @keyboard Tab: moves to the bookmark, and to the card's one link.
 * @screenreader link: whose profile it opens.
 */
export function FreelancerCard({ freelancer, href, lazy = false, mark = unmarked }: FreelancerCardProps) {
  const { facts, card, skillName } = useFreelancerMessages();
  const format = useFormat();
  const { user, skills, hourly_rate } = freelancer;
  const canSave = useBookmarks('freelancer') !== null;
  const name = `${user.first_name} ${user.last_name}`;

  return (
    <Card as="article" interactive>
      <div className={styles.frame}>
        <div className={styles.person}>
          <Avatar
            name={name}
            src={freelancer.profile_picture}
            src2x={freelancer.profile_picture_2x}
            size={64}
            lazy={lazy}
          />
          <div className={styles.names}>
            <Heading level={2} size="small">
              <bdi>{mark(name)}</bdi>
            </Heading>
            {freelancer.title && (
              <span className={styles.clamped}>
                <Text as="span" tone="muted">
                  <bdi>{mark(freelancer.title)}</bdi>
                </Text>
              </span>
            )}
            <AvailabilityStatus availability={freelancer.availability_status} />
          </div>
          {canSave && (
            <CardLayer>
              <Bookmark of="freelancer" id={freelancer.id} name={name} compact />
            </CardLayer>
          )}
        </div>
        <div className={styles.facts}>
          {hourly_rate !== null && (
            <span className={styles.line}>
              <Banknote />
              <Text as="span" size="small" weight="medium" tone="standard" numeric>
                {facts.perHour(format.money(hourly_rate, freelancer.rate_currency))}
              </Text>
            </span>
          )}
          {freelancer.location && (
            <span className={styles.line}>
              <MapPin />
              <span className={styles.clamped}>
                <bdi>{mark(freelancer.location)}</bdi>
              </span>
            </span>
          )}
        </div>
        {skills.length > 0 && (
          <ul role="list" aria-label={facts.skills} className={styles.skills}>
            {skills.slice(0, topSkills).map((skill) => (
              <li key={skill.id} className={styles.skill}>
                {mark(skillName(skill.name))}
              </li>
            ))}
            {skills.length > topSkills && (
              <li className={styles.skill}>{facts.moreSkills(skills.length - topSkills)}</li>
            )}
          </ul>
        )}
        <span className={styles.way}>
          <CardLink href={href}>
            {card.viewProfile}
            <VisuallyHidden>{card.of(name)}</VisuallyHidden>
          </CardLink>
          <ArrowRight />
        </span>
      </div>
    </Card>
  );
}
