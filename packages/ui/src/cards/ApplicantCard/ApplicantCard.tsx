'use client';

import type { Application } from '@skillharbor/contract';
import { Globe, MapPin } from 'lucide-react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card, CardLayer } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { isWebAddress } from '../../primitives/Link/addresses.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import { useFreelancerMessages } from '../../primitives/UiProvider/useFreelancerMessages.ts';
import { AvailabilityStatus } from '../AvailabilityStatus/AvailabilityStatus.tsx';
import { CardDetails } from '../CardDetails/CardDetails.tsx';
import { DecisionStatus } from '../DecisionStatus/DecisionStatus.tsx';
import { CardMore, CardRow, CardState } from '../CardRow/CardRow.tsx';
import * as styles from './ApplicantCard.css.ts';

export interface ApplicantCardProps {
  application: Application;
  href: string;
  /** The card is below the first screen, so its picture can wait. */
  lazy?: boolean;
}

/** An applicant to the client's job. Quieter once the client has decided. */
export function ApplicantCard({ application, href, lazy = false }: ApplicantCardProps) {
  const client = useClientMessages();
  const freelancers = useFreelancerMessages();
  const messages = client.applicantCard;
  const format = useFormat();
  const { applicant, status, applied_at, decided_at } = application;
  const decided = status !== 'pending';

  return (
    <Card as="article" interactive tone={decided ? 'quiet' : 'standard'}>
      <CardRow
        aside={
          <>
            <CardState
              state={<DecisionStatus status={status} />}
              since={
                decided_at === null
                  ? messages.applied(format.date(applied_at))
                  : messages.decided(format.date(decided_at))
              }
            />
            <CardMore href={href} label={messages.seeMore} about={messages.about(applicant.name)} />
          </>
        }
      >
        <div className={styles.person}>
          <Avatar
            name={applicant.name}
            src={applicant.profile_picture}
            size={decided ? 40 : 64}
            lazy={lazy}
          />
          <div className={styles.body}>
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
              <AvailabilityStatus availability={applicant.availability_status} />
              {applicant.location && (
                <CardDetails
                  items={[{ term: freelancers.facts.location, value: applicant.location, icon: <MapPin /> }]}
                />
              )}
              {isWebAddress(applicant.portfolio_link) && (
                <CardLayer>
                  <Link href={applicant.portfolio_link} icon={<Globe />} newTab>
                    {freelancers.facts.portfolio}
                  </Link>
                </CardLayer>
              )}
            </div>
          </div>
        </div>
      </CardRow>
    </Card>
  );
}
