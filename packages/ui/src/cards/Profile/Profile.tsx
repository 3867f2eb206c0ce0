'use client';

import type { FreelancerProfile } from '@skillharbor/contract';
import { countryName } from '@skillharbor/prose';
import { MapPin } from 'lucide-react';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useWorkRecordMessages } from '../../messages/useWorkRecordMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { UiContext } from '../../primitives/UiProvider/context.ts';
import { AvailabilityStatus } from '../AvailabilityStatus/AvailabilityStatus.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';
import { quotationOf } from './quotationOf.ts';
import { SkillList } from './SkillList.tsx';
import * as styles from './Profile.css.ts';

export interface ProfileProps {
  freelancer: FreelancerProfile;
  /** The pieces of work, or null if there are none to show. */
  portfolio: ReactNode;
  /** The work record: what others say about the work with the freelancer, or null if there is nothing to show. */
  workRecord: ReactNode;
  /** The texts that replace a missing bio and missing skills. */
  noBio: string;
  /** The sentence in place of the skills if there are none. */
  noSkills: string;
  /** The reader's actions. */
  action?: ReactNode;
}

/**
 * Shows a freelancer's complete profile, with the name as the heading of the page. If there are no pieces of work, the
 * first sentence of the bio is quoted in large letters.
 *
 * @use On a freelancer's public page, and on their own profile page.
 * @instead {@link FreelancerCard} in a list.
 * @screenreader link: the portfolio, if its address is safe.
 * @screenreader status: that the profile is loading.
 */
export function Profile(props: ProfileProps) {
  const { freelancer, portfolio, workRecord, noBio, noSkills, action } = props;
  const recordMessages = useWorkRecordMessages();
  const { facts, portfolio: messages } = useFreelancerMessages();
  const { locale } = useContext(UiContext);
  const { user, bio, skills, location, country } = freelancer;
  // The location is the user's own text, and usually names the country already, so the country is not added.
  const place = location || (country && countryName(country, locale));
  const name = `${user.first_name} ${user.last_name}`;

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
          <Heading level={1}>
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
        <Section title={facts.skills} space="16">
          {skills.length === 0 ? <Text tone="muted">{noSkills}</Text> : <SkillList freelancer={freelancer} />}
        </Section>
      </div>
      <div className={styles.main}>
        <Section title={facts.bio} space="16">
          {bio ? (
            <Bio text={bio} quoted={freelancer.portfolio.length === 0} />
          ) : (
            <Text tone="muted">{noBio}</Text>
          )}
        </Section>
        {portfolio !== null && (
          <Section title={messages.title} space="16">
            {portfolio}
          </Section>
        )}
        {workRecord !== null && (
          <Section title={recordMessages.title} space="16">
            {workRecord}
          </Section>
        )}
      </div>
    </div>
  );
}

function Bio({ text, quoted }: { text: string; quoted: boolean }) {
  const parts = quoted ? quotationOf(text) : null;
  if (!parts) return <Prose>{text}</Prose>;
  return (
    <Stack space="16">
      <p dir="auto" className={styles.quotation}>
        {parts.quotation}
      </p>
      {parts.rest && <Prose>{parts.rest}</Prose>}
    </Stack>
  );
}
