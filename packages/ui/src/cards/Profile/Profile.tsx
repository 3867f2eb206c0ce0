'use client';

import type { Freelancer } from '@skillharbor/contract';
import { Banknote, Clock, Globe, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { addressLabel } from '../../primitives/Link/addressLabel.ts';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useFreelancerMessages } from '../../primitives/UiProvider/useFreelancerMessages.ts';
import { AvailabilityStatus } from '../AvailabilityStatus/AvailabilityStatus.tsx';

import * as styles from './Profile.css.ts';

export interface ProfileProps {
  freelancer: Freelancer;
  /** The heading level of the name; the sections are one level below. */
  level: 1 | 2;
  /** The texts for a missing bio and missing skills. */
  noBio: string;
  noSkills: string;
  /** The reader's actions. */
  action?: ReactNode;
}

/** A freelancer's complete profile. */
export function Profile({ freelancer, level, noBio, noSkills, action }: ProfileProps) {
  const { facts } = useFreelancerMessages();
  const { user, skills } = freelancer;
  const name = `${user.first_name} ${user.last_name}`;
  const below = level === 1 ? 2 : 3;

  return (
    <Stack space="32">
      <div className={styles.header}>
        <Avatar
          name={name}
          src={freelancer.profile_picture}
          src2x={freelancer.profile_picture_2x}
          size={150}
        />
        <div className={styles.names}>
          <Heading level={level} size="large">
            <bdi>{name}</bdi>
          </Heading>
          {freelancer.title && (
            <Text size="large" tone="muted">
              <bdi>{freelancer.title}</bdi>
            </Text>
          )}
          <AvailabilityStatus availability={freelancer.availability_status} />
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.layout}>
        <div className={styles.facts}>
          <Card>
            <ProfileFacts freelancer={freelancer} />
          </Card>
        </div>
        <div className={styles.text}>
          <section>
            <Stack space="12">
              <Heading level={below} size="standard">
                {facts.bio}
              </Heading>
              {freelancer.bio ? <Prose>{freelancer.bio}</Prose> : <Text tone="muted">{noBio}</Text>}
            </Stack>
          </section>
          <section>
            <Stack space="12">
              <Heading level={below} size="standard">
                {facts.skills}
              </Heading>
              {skills.length === 0 && <Text tone="muted">{noSkills}</Text>}
              {skills.length > 0 && (
                <ul role="list" className={styles.skills}>
                  {skills.map((skill) => (
                    <li key={skill.id} className={styles.skill}>
                      {skill.name}
                    </li>
                  ))}
                </ul>
              )}
            </Stack>
          </section>
        </div>
      </div>
    </Stack>
  );
}

function ProfileFacts({ freelancer }: { freelancer: Freelancer }) {
  const { facts } = useFreelancerMessages();
  const format = useFormat();
  const { hourly_rate, location, experience, portfolio_link } = freelancer;
  const portfolio = addressLabel(portfolio_link);
  const missing = <Text tone="muted">{facts.notGiven}</Text>;

  return (
    <DescriptionList
      layout="side"
      items={[
        {
          term: facts.hourlyRate,
          value:
            hourly_rate === null
              ? missing
              : facts.perHour(format.money(hourly_rate, freelancer.rate_currency)),
          icon: <Banknote />,
        },
        { term: facts.location, value: location ? <bdi>{location}</bdi> : missing, icon: <MapPin /> },
        {
          term: facts.experience,
          value: experience ? <bdi>{facts.experienceYears(experience)}</bdi> : missing,
          icon: <Clock />,
        },
        {
          term: facts.portfolio,
          value:
            portfolio === null ? (
              missing
            ) : (
              <Link href={portfolio_link} newTab>
                {portfolio}
              </Link>
            ),
          icon: <Globe />,
          wide: true,
        },
      ]}
    />
  );
}
