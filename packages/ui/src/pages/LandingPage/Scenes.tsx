'use client';

import type { ReactNode } from 'react';
import { CalendarCheck, CircleCheck } from 'lucide-react';
import { ApplicationRail } from '../../cards/ApplicationRail/ApplicationRail.tsx';
import { railOf } from '../../cards/ApplicationRail/railOf.ts';
import type { RailStop } from '../../cards/ApplicationRail/railOf.ts';
import { AvailabilityStatus } from '../../cards/AvailabilityStatus/AvailabilityStatus.tsx';
import { useApplicationRailMessages } from '../../messages/useApplicationRailMessages.ts';
import { useExampleMessages } from '../../messages/useExampleMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Side } from './Hero.tsx';
import { Portrait } from './Portrait.tsx';
import * as styles from './Scenes.css.ts';

export interface ScenesProps {
  side: Side;
  steps: readonly { title: string; text: string }[];
  /** The current UTC day, `YYYY-MM-DD`. The scenes have dates near it. */
  today: string;
}

/**
 * Shows the steps for one role, each with a small scene that the product's own components render. The scenes are
 * decoration: their controls cannot be pressed, and screen readers skip them.
 */
export function Scenes({ side, steps, today }: ScenesProps) {
  const scenes = useScenes(today)[side];
  return (
    <ol role="list" className={styles.scenes}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <div inert aria-hidden className={styles.stage}>
            <div className={styles.prop}>{scenes[index]}</div>
          </div>
          <Heading level={3} size="small">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </ol>
  );
}

function useScenes(today: string): Record<Side, readonly ReactNode[]> {
  const { person, job } = useExampleMessages();
  const stopNames = useApplicationRailMessages().stops;
  const format = useFormat();
  const day = (after: number) => new Date(Date.parse(today) + after * 86_400_000).toISOString().slice(0, 10);
  const line = (picture: ReactNode, name: string, detail: string) => (
    <div className={styles.line}>
      {picture}
      <span className={styles.names}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Text as="span" size="small" tone="muted">
          {detail}
        </Text>
      </span>
    </div>
  );
  const robin = line(
    <span className={styles.portrait}>
      <Portrait />
    </span>,
    `${person.first_name} ${person.last_name}`,
    person.title,
  );
  const ferry = line(<CompanyTile name={job.company} size={40} />, job.title, job.company);
  const answerBy = (
    <Badge tone="positive" icon={<CalendarCheck />}>
      {stopNames.answer} {format.date(day(14))}
    </Badge>
  );
  const sent = {
    status: 'pending',
    applied_at: day(-2),
    opened_at: day(-1),
    decision_date: day(12),
    decided_at: null,
    withdrawn_at: null,
    closed_at: null,
  } as const;
  const rail = (stops: readonly RailStop[]) => (
    <div className={styles.wide}>
      <ApplicationRail stops={stops} today={today} />
    </div>
  );
  const decided = (
    <Badge tone="positive" icon={<CircleCheck />}>
      {stopNames.accepted}
    </Badge>
  );
  return {
    work: [
      <>
        {robin}
        <AvailabilityStatus availability="Available" />
      </>,
      <>
        {ferry}
        {answerBy}
      </>,
      rail(railOf({ ...sent, status: 'accepted', decided_at: today }, today)),
    ],
    talent: [
      <>
        {ferry}
        {answerBy}
      </>,
      <>
        {robin}
        {rail(railOf(sent, today).slice(0, 2))}
      </>,
      <>
        {robin}
        {decided}
      </>,
    ],
  };
}
