'use client';

import type { Role } from '@skillharbor/contract';
import { CalendarX, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApplicationRail } from '../../cards/ApplicationRail/ApplicationRail.tsx';
import { railOf } from '../../cards/ApplicationRail/railOf.ts';
import { AvailabilityStatus } from '../../cards/AvailabilityStatus/AvailabilityStatus.tsx';
import { JobCard } from '../../cards/JobCard/JobCard.tsx';
import { useExampleMessages } from '../../messages/useExampleMessages.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { exampleData } from './exampleData.ts';
import { head, names } from './HowItWorksPage.css.ts';
import { StillLink } from './StillLink.tsx';

/** Returns a picture of each step, which the product's own components render. */
export function useExamples(today: string): Record<Role, readonly ReactNode[]> {
  const messages = useExampleMessages();
  const { labels } = useJobMessages();
  const { facts, skillName } = useFreelancerMessages();
  const format = useFormat();
  const { job, profile, sent, accepted, deadline, decisionDate } = exampleData(messages, today);
  const name = `${messages.person.first_name} ${messages.person.last_name}`;
  const person = (
    <div className={head}>
      <Avatar name={name} size={40} />
      <div className={names}>
        <Text weight="strong">{name}</Text>
        <Text size="small" tone="muted">
          {messages.person.title}
        </Text>
      </div>
    </div>
  );
  const named = (
    <div className={names}>
      <Text weight="strong">{job.title}</Text>
      <Text size="small" tone="muted">
        {job.company}
      </Text>
    </div>
  );
  const still = (example: ReactNode) => <UiProvider link={StillLink}>{example}</UiProvider>;
  const parts = (subject: ReactNode, content: ReactNode) => (
    <Card>
      <Stack space="16">
        {subject}
        {content}
      </Stack>
    </Card>
  );
  return {
    freelancer: [
      parts(
        person,
        <>
          <Inline space="16">
            <AvailabilityStatus availability={profile.availability} />
            <Text size="small" weight="medium">
              {facts.perHour(format.money(profile.rate, profile.currency))}
            </Text>
          </Inline>
          <Text size="small" tone="muted">
            {profile.skills.map(skillName).join(' · ')}
          </Text>
        </>,
      ),
      still(<JobCard job={job} href="" today={today} level={3} />),
      parts(named, <ApplicationRail stops={railOf(sent, today)} today={today} />),
    ],
    client: [
      parts(
        named,
        <DescriptionList
          layout="row"
          items={[
            {
              term: labels.application_deadline,
              value: format.date(deadline),
              icon: <CalendarX />,
            },
            { term: labels.decision_date, value: format.date(decisionDate), icon: <MailCheck /> },
          ]}
        />,
      ),
      parts(person, <Prose>{messages.letter}</Prose>),
      parts(person, <ApplicationRail stops={railOf(accepted, today)} today={today} />),
    ],
  };
}
