'use client';

import { rulingActionValues } from '@skillharbor/contract';
import type { TransparencyYear } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { useTransparencyMessages } from '../../messages/useTransparencyMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';
import * as styles from './TransparencyPage.css.ts';

export interface TransparencyPageProps {
  /** The years, newest first. */
  years: Loadable<readonly TransparencyYear[]>;
}

/** Shows everyone the numbers of reports and of moderators' decisions for each year. */
export function TransparencyPage({ years }: TransparencyPageProps) {
  const messages = useTransparencyMessages();
  return (
    <PageBody width="reading">
      <Stack space="32">
        <PageHeader title={messages.title} lead={messages.lead} />
        <LoadableContent of={years} skeleton={<Spinner label={messages.loading} />}>
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={messages.empty}>{messages.emptyReason}</EmptyState>
            ) : (
              <>
                {data.map((year) => (
                  <Year key={year.year} {...year} />
                ))}
                <Text size="small" tone="muted">
                  {messages.counting}
                </Text>
              </>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

function Year({ year, reports, noticed, actions, median_hours: hours, appeals, reversed }: TransparencyYear) {
  const messages = useTransparencyMessages();
  const { number } = useFormat();
  const decided = rulingActionValues.reduce((sum, action) => sum + actions[action], 0);
  return (
    <Section title={String(year)} space="16">
      <div className={styles.groups}>
        <Group title={messages.received}>
          <Row term={messages.reports} value={number(reports)} />
          <Row term={messages.noticed} value={number(noticed)} />
          <Row term={messages.allReceived} value={number(reports + noticed)} isSum />
        </Group>
        <Group title={messages.decided}>
          {rulingActionValues.map((action) => (
            <Row key={action} term={messages.actions[action]} value={number(actions[action])} />
          ))}
          <Row term={messages.allDecided} value={number(decided)} isSum />
          {hours !== null && <Row term={messages.median} value={messages.hours(hours, number(hours))} />}
        </Group>
        <Group title={messages.appealed}>
          <Row term={messages.appeals} value={number(appeals)} />
          <Row term={messages.reversed} value={number(reversed)} />
        </Group>
      </div>
    </Section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <Heading level={3} size="tiny">
        {title}
      </Heading>
      <dl>{children}</dl>
    </div>
  );
}

function Row({ term, value, isSum = false }: { term: string; value: string; isSum?: boolean }) {
  return (
    <div className={isSum ? `${styles.row} ${styles.sum}` : styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.count}>{value}</dd>
    </div>
  );
}
