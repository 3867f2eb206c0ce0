'use client';

import type { Freelancer } from '@skillharbor/contract';
import { CircleDollarSign, Clock, Globe, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Avatar,
  Card,
  Facts,
  Heading,
  Link,
  Prose,
  Stack,
  Text,
  useFormat,
  useMessages,
} from '../../primitives/index.ts';
import { AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import { portfolioLabel } from './portfolioLabel.ts';
import * as styles from './Profile.css.ts';

export interface ProfileProps {
  freelancer: Freelancer;
  /** The place of the name in the page's outline; the sections come one below. */
  level: 1 | 2;
  /** What is said where there is no bio, and no skills. */
  noBio: string;
  noSkills: string;
  /** What the reader can do about it. */
  action?: ReactNode;
}

/** Everything a freelancer says of themself. */
export function Profile({ freelancer, level, noBio, noSkills, action }: ProfileProps) {
  const { facts } = useMessages().freelancers;
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
          <AvailabilityMark availability={freelancer.availability_status} />
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
  const { facts } = useMessages().freelancers;
  const format = useFormat();
  const { hourly_rate, location, experience, portfolio_link } = freelancer;
  const portfolio = portfolioLabel(portfolio_link);
  const missing = <Text tone="muted">{facts.notGiven}</Text>;

  return (
    <Facts
      layout="side"
      items={[
        {
          term: facts.hourlyRate,
          value: hourly_rate === null ? missing : facts.perHour(format.money(hourly_rate)),
          icon: <CircleDollarSign />,
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
