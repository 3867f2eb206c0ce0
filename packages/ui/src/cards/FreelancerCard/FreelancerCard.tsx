'use client';

import type { Freelancer } from '@skillharbor/contract';
import { ArrowRight, CircleDollarSign, MapPin } from 'lucide-react';
import {
  Avatar,
  Card,
  CardLink,
  Heading,
  Text,
  useFormat,
  useMessages,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import * as styles from './FreelancerCard.css.ts';

export interface FreelancerCardProps {
  freelancer: Freelancer;
  href: string;
}

/** As many skills as fit on about two lines. */
const topSkills = 4;

/** A freelancer in the directory, and one link that covers all of it. */
export function FreelancerCard({ freelancer, href }: FreelancerCardProps) {
  const { facts, card } = useMessages().freelancers;
  const format = useFormat();
  const { user, skills, hourly_rate } = freelancer;
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
          />
          <div className={styles.names}>
            <Heading level={2} size="small">
              <bdi>{name}</bdi>
            </Heading>
            {freelancer.title && (
              <span className={styles.clamped}>
                <Text as="span" tone="muted">
                  <bdi>{freelancer.title}</bdi>
                </Text>
              </span>
            )}
            <AvailabilityMark availability={freelancer.availability_status} />
          </div>
        </div>
        <div className={styles.facts}>
          {hourly_rate !== null && (
            <span className={styles.line}>
              <CircleDollarSign />
              <Text as="span" size="small" weight="medium" tone="standard" numeric>
                {facts.perHour(format.money(hourly_rate))}
              </Text>
            </span>
          )}
          {freelancer.location && (
            <span className={styles.line}>
              <MapPin />
              <span className={styles.clamped}>
                <bdi>{freelancer.location}</bdi>
              </span>
            </span>
          )}
        </div>
        {skills.length > 0 && (
          <ul role="list" aria-label={facts.skills} className={styles.skills}>
            {skills.slice(0, topSkills).map((skill) => (
              <li key={skill.id} className={styles.skill}>
                {skill.name}
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
