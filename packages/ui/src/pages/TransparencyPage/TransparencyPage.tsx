'use client';

import { rulingActionValues } from '@skillharbor/contract';
import type { TransparencyYear } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { useTransparencyMessages } from '../../messages/useTransparencyMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';

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
              data.map((year) => <Year key={year.year} {...year} />)
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
  const counts: [string, number][] = [
    [messages.reports, reports],
    [messages.noticed, noticed],
    ...rulingActionValues.map((action): [string, number] => [messages.actions[action], actions[action]]),
    [messages.appeals, appeals],
    [messages.reversed, reversed],
  ];
  return (
    <Section title={String(year)} space="16">
      <DescriptionList
        layout="row"
        items={[
          ...counts.map(([term, count]) => ({ term, value: number(count) })),
          ...(hours === null ? [] : [{ term: messages.median, value: messages.hours(hours, number(hours)) }]),
        ]}
      />
    </Section>
  );
}
