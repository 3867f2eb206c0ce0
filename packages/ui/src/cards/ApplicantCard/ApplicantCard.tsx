'use client';

import type { Application } from '@skillharbor/contract';
import { ArrowRight, Globe, MapPin } from 'lucide-react';
import {
  Avatar,
  Card,
  CardLayer,
  CardLink,
  Heading,
  Link,
  Text,
  useFormat,
  useMessages,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import { CardFacts } from '../CardFacts/CardFacts.tsx';
import { DecisionStatus } from '../DecisionStatus/DecisionStatus.tsx';
import { aside, row, since, state, way, wayLink } from '../row.css.ts';
import * as styles from './ApplicantCard.css.ts';

export interface ApplicantCardProps {
  application: Application;
  href: string;
}

/** Somebody who applied to the client's job. Quieter once the client has decided. */
export function ApplicantCard({ application, href }: ApplicantCardProps) {
  const { client, freelancers } = useMessages();
  const words = client.applicantCard;
  const format = useFormat();
  const { applicant, status, applied_at, decided_at } = application;
  const decided = status !== 'pending';

  return (
    <Card as="article" interactive tone={decided ? 'quiet' : 'standard'}>
      <div className={row}>
        <div className={styles.person}>
          <Avatar name={applicant.name} src={applicant.profile_picture} size={decided ? 40 : 64} />
          <div className={styles.words}>
            <div className={styles.name}>
              <Heading level={4} size="small">
                <bdi>{applicant.name}</bdi>
              </Heading>
              {applicant.title && (
                <Text tone="muted">
                  <bdi>{applicant.title}</bdi>
                </Text>
              )}
            </div>
            <div className={styles.facts}>
              <AvailabilityMark availability={applicant.availability_status} />
              {applicant.location && (
                <CardFacts
                  items={[{ term: freelancers.facts.location, value: applicant.location, icon: <MapPin /> }]}
                />
              )}
              {applicant.portfolio_link && (
                <CardLayer>
                  <Link href={applicant.portfolio_link} icon={<Globe />} newTab>
                    {freelancers.facts.portfolio}
                  </Link>
                </CardLayer>
              )}
            </div>
          </div>
        </div>
        <div className={aside}>
          <span className={state}>
            <DecisionStatus status={status} />
          </span>
          <span className={since}>
            <Text as="span" size="small" tone="muted" numeric>
              {decided_at === null
                ? words.applied(format.date(applied_at))
                : words.decided(format.date(decided_at))}
            </Text>
          </span>
          <span className={way}>
            <span className={wayLink}>
              <CardLink href={href}>
                {words.seeMore}
                <VisuallyHidden>{words.about(applicant.name)}</VisuallyHidden>
              </CardLink>
              <ArrowRight />
            </span>
          </span>
        </div>
      </div>
    </Card>
  );
}
