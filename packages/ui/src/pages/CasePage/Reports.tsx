'use client';

import type { CaseReport } from '@skillharbor/contract';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { useOwnerNoticeMessages } from '../../messages/useOwnerNoticeMessages.ts';
import { useReportMessages } from '../../messages/useReportMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/**
 * Lists the reports of a case, and the plain rules of moderation that have matched. It does not name reporters who
 * have an account.
 */
export function Reports({ reports }: { reports: readonly CaseReport[] }) {
  const { case: messages } = useModerationMessages();
  const { reasons } = useReportMessages();
  const notices = useOwnerNoticeMessages();
  const format = useFormat();
  const from = (isMember: boolean) => (isMember ? messages.fromMember : messages.fromVisitor);
  return (
    <Section title={messages.reports} space="16">
      <Stack as="ul" space="24">
        {reports.map(({ number, reason, words, is_member, name, reported_at, rules, ...report }) => (
          <li key={number}>
            <Stack space="8">
              <Inline space="8">
                {rules.length === 0 ? (
                  <Badge tone={reason === 'illegal_content' ? 'critical' : 'caution'}>
                    {reasons[reason]}
                  </Badge>
                ) : (
                  rules.map((rule) => (
                    <Badge key={rule} tone="caution">
                      {notices.names[rule]}
                    </Badge>
                  ))
                )}
                <Text as="span" size="small" tone="muted" numeric>
                  <bdi>{name ?? (rules.length > 0 ? notices.source : from(is_member))}</bdi>,{' '}
                  {format.date(reported_at)}, <bdi>{number}</bdi>
                </Text>
              </Inline>
              {report.dismissed_before > 0 && (
                <Text size="small" tone="muted">
                  {messages.dismissedBefore(report.dismissed_before, format.number(report.dismissed_before))}
                </Text>
              )}
              {words !== '' && <Prose>{words}</Prose>}
              {words === '' && rules.length === 0 && <Text tone="muted">{messages.noWords}</Text>}
            </Stack>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
