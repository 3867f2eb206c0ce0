'use client';

import type { Freelancer, FreelancerProfile } from '@skillharbor/contract';
import { countryName } from '@skillharbor/prose';
import { MapPin } from 'lucide-react';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useWorkRecordMessages } from '../../messages/useWorkRecordMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { UiContext } from '../../primitives/UiProvider/context.ts';
import { AvailabilityStatus } from '../AvailabilityStatus/AvailabilityStatus.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';
import { SkillList } from './SkillList.tsx';
import * as styles from './Profile.css.ts';

export interface ProfileProps {
  /** The freelancer, with the country where the reader may see it. */
  freelancer: Freelancer & Partial<Pick<FreelancerProfile, 'country'>>;
  /** The heading level of the name. The sections are one level below. */
  level: 1 | 2;
  /** The pieces of work, or null if there are none to show. */
  portfolio: ReactNode;
  /** What others say about working with the freelancer, or null if there is nothing to show. */
  workRecord: ReactNode;
  /** The texts for a missing bio and missing skills. */
  noBio: string;
  noSkills: string;
  /** The reader's actions. */
  action?: ReactNode;
}

/**
 * Shows a freelancer's complete profile: the person, the contact details and the work.
 *
 * @use On a freelancer's public page, on their own profile page, and on the page of an application.
 * @instead {@link FreelancerCard} in a list.
 * @screenreader link: the portfolio, if its address is safe.
 * @screenreader status: that the profile is loading.
 */
export function Profile(props: ProfileProps) {
  const { freelancer, level, portfolio, workRecord, noBio, noSkills, action } = props;
  const recordMessages = useWorkRecordMessages();
  const { facts, portfolio: messages } = useFreelancerMessages();
  const { locale } = useContext(UiContext);
  const { user, skills, location, country = null } = freelancer;
  // The location is the user's own text, and most name the country already.
  const place = location || (country && countryName(country, locale));
  const name = `${user.first_name} ${user.last_name}`;
  const below = level === 1 ? 2 : 3;

  return (
    <div className={styles.layout}>
      <div className={styles.header}>
        <Avatar
          name={name}
          src={freelancer.profile_picture}
          src2x={freelancer.profile_picture_2x}
          size="profile"
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
          <div className={styles.present}>
            <AvailabilityStatus availability={freelancer.availability_status} />
            {place && (
              <span className={styles.location}>
                <MapPin />
                <bdi>{place}</bdi>
              </span>
            )}
          </div>
        </div>
      </div>
      <div className={styles.side}>
        <ProfileSummary freelancer={freelancer} action={action} />
      </div>
      <div className={styles.main}>
        {portfolio !== null && (
          <Part title={messages.title} level={below}>
            {portfolio}
          </Part>
        )}
        <Part title={facts.bio} level={below}>
          {freelancer.bio ? <Prose>{freelancer.bio}</Prose> : <Text tone="muted">{noBio}</Text>}
        </Part>
        <Part title={facts.skills} level={below}>
          {skills.length === 0 && <Text tone="muted">{noSkills}</Text>}
          {skills.length > 0 && <SkillList freelancer={freelancer} />}
        </Part>
        {workRecord !== null && (
          <Part title={recordMessages.title} level={below}>
            {workRecord}
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  return (
    <section>
      <Stack space="16">
        <Heading level={level} size="standard">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
