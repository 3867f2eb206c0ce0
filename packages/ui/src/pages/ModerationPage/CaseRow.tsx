'use client';

import type { CaseSummary } from '@skillharbor/contract';
import { useModerationMessages } from '../../messages/useModerationMessages.ts';
import { useReportMessages } from '../../messages/useReportMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card, CardLink } from '../../primitives/Card/Card.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { title } from './ModerationPage.css.ts';

interface CaseRowProps {
  summary: CaseSummary;
  href: string;
}

/** Shows one case of a list: what was reported, why, how often, and when it was first reported. */
export function CaseRow({ summary, href }: CaseRowProps) {
  const { queue: messages, actions } = useModerationMessages();
  const { kinds, reasons } = useReportMessages();
  const format = useFormat();
  const { kind, owner_name: owner, reports, opened_at: openedAt, action, decided_at: decidedAt } = summary;
  return (
    <Card as="article" interactive>
      <Stack space="8">
        <Text size="small" tone="muted">
          {kinds[kind]} · <bdi>{owner ?? messages.noOwner}</bdi>
        </Text>
        <div className={title}>
          <CardLink href={href}>
            <bdi>{summary.title || kinds[kind]}</bdi>
          </CardLink>
        </div>
        <Inline space="8">
          {action !== null && <Badge tone="neutral">{actions[action].done}</Badge>}
          {summary.reversed_at !== null && <Badge tone="positive">{messages.reversed}</Badge>}
          {summary.reasons.map((reason) => (
            <Badge key={reason} tone={reason === 'illegal_content' ? 'critical' : 'caution'}>
              {reasons[reason]}
            </Badge>
          ))}
        </Inline>
        <Text size="small" tone="muted" numeric>
          {messages.reports(reports, format.number(reports))} ·{' '}
          {decidedAt === null
            ? messages.openedOn(format.date(openedAt))
            : messages.decidedOn(format.date(decidedAt))}
        </Text>
      </Stack>
    </Card>
  );
}
