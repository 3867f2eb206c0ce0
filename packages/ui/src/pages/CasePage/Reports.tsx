'use client';

import type { CaseReport } from '@skillharbor/contract';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { useReportMessages } from '../../messages/useReportMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/** Lists the reports of a case. It names no signed-in reporter. */
export function Reports({ reports }: { reports: readonly CaseReport[] }) {
  const { case: messages } = useModerationMessages();
  const { reasons } = useReportMessages();
  const format = useFormat();
  return (
    <Section title={messages.reports} space="16">
      <Stack as="ul" space="24">
        {reports.map(({ number, reason, words, is_member, name, reported_at }) => (
          <li key={number}>
            <Stack space="8">
              <Inline space="8">
                <Badge tone={reason === 'illegal_content' ? 'critical' : 'caution'}>{reasons[reason]}</Badge>
                <Text as="span" size="small" tone="muted" numeric>
                  <bdi>{name ?? (is_member ? messages.fromMember : messages.fromVisitor)}</bdi>,{' '}
                  {format.date(reported_at)}, <bdi>{number}</bdi>
                </Text>
              </Inline>
              {words === '' ? <Text tone="muted">{messages.noWords}</Text> : <Prose>{words}</Prose>}
            </Stack>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
