'use client';

import type { JobFunnel } from '@skillharbor/contract';
import { useFunnelMessages } from '../../messages/useFunnelMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Plot } from '../../primitives/Plot/Plot.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import * as styles from './Funnel.css.ts';

/** Shows a client how often a job was opened, and the outcomes of its applications. */
export function Funnel({
  funnel,
}: {
  /** The numbers of people who have seen the job and who have applied. */
  funnel: Loadable<JobFunnel>;
}) {
  const messages = useFunnelMessages();
  return (
    <Card as="section">
      <Stack space="16">
        <Heading level={2} size="small">
          {messages.title}
        </Heading>
        <Text size="small" tone="muted">
          {messages.explanation}
        </Text>
        <LoadableContent
          of={funnel}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="12rem" />
            </Stack>
          }
        >
          {(data) => <Numbers funnel={data} />}
        </LoadableContent>
      </Stack>
    </Card>
  );
}

function Numbers({ funnel: { views, applications, days, sites } }: { funnel: JobFunnel }) {
  const messages = useFunnelMessages();
  const format = useFormat();
  const { received, opened, decided } = applications;
  return (
    <>
      <DescriptionList
        items={[
          { term: messages.views, value: format.number(views) },
          { term: messages.received, value: format.number(received) },
          { term: messages.opened, value: format.number(opened) },
          { term: messages.decided, value: format.number(decided) },
        ]}
      />
      {views === 0 ? (
        <Text size="small">{messages.noViews}</Text>
      ) : (
        <>
          <Days days={days} />
          <Disclosure summary={messages.table}>
            <Table
              head={[messages.day, messages.times]}
              rows={days.map(({ day, views: count }) => [format.date(day), format.number(count)])}
            />
          </Disclosure>
          <Table
            head={[messages.from, messages.times]}
            rows={sites.map(({ site, views: count }) => [site ?? messages.unknown, format.number(count)])}
          />
        </>
      )}
    </>
  );
}

/** Draws the views of each day as bars. The table contains the same numbers. */
function Days({ days }: { days: JobFunnel['days'] }) {
  const messages = useFunnelMessages();
  const format = useFormat();
  const most = Math.max(...days.map(({ views }) => views), 1);
  return (
    <Plot
      label={messages.plot(format.number(days.length), format.number(most))}
      bars={days.map(({ day, views }) => ({ key: day, value: views }))}
    />
  );
}

function Table({ head, rows }: { head: [string, string]; rows: readonly (readonly [string, string])[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {head[0]}
          </th>
          <th scope="col" className={styles.number}>
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, number]) => (
          <tr key={name}>
            <th scope="row" className={styles.cell}>
              <bdi>{name}</bdi>
            </th>
            <td className={styles.number}>{number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
