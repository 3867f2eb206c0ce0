'use client';

import type { Examination, Finding } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { English } from './English.tsx';

export interface FindingsProps {
  /** The last examination, or null if the operator has not started one since the page opened. */
  examination: Examination | null;
  submission: Submission;
  onExamine: () => void;
}

const tones = { good: 'positive', unknown: 'neutral', warning: 'caution', fault: 'critical' } as const;
const order: readonly Finding['state'][] = ['fault', 'warning', 'unknown', 'good'];

/**
 * Lists the problems that an examination of the installation has found, the most serious first. The operator starts the
 * examination.
 */
export function Findings({ examination, submission, onExamine }: FindingsProps) {
  const messages = useDeskMessages().overview;
  const { findingColumns: columns } = messages;
  const format = useFormat();
  return (
    <Stack space="16" align="stretch">
      <Text tone="muted">{messages.examinationLead}</Text>
      {submission.status === 'failed' && (
        <Notice tone="critical">{submission.message ?? messages.examineFailed}</Notice>
      )}
      <div>
        <Button
          variant="secondary"
          pending={submission.status === 'submitting'}
          pendingLabel={messages.examining}
          onClick={onExamine}
        >
          {messages.examine}
        </Button>
      </div>
      {examination && (
        <>
          <Text size="small" tone="muted">
            {messages.examinedAt(format.dateTime(examination.examined_at))}
          </Text>
          <Table
            label={messages.findings}
            columns={[
              { label: columns.about },
              { label: columns.state },
              { label: columns.says, kind: 'text' },
              { label: columns.remedy, kind: 'text' },
            ]}
            rows={byState(examination.findings).map((finding, index) => ({
              key: index,
              cells: [
                <English key="about">{finding.about}</English>,
                <Badge key="state" tone={tones[finding.state]}>
                  {messages.states[finding.state]}
                </Badge>,
                <English key="says">{finding.says}</English>,
                finding.remedy === null ? (
                  messages.noRemedy
                ) : (
                  <English key="remedy">{finding.remedy}</English>
                ),
              ],
            }))}
          />
        </>
      )}
    </Stack>
  );
}

const byState = (findings: readonly Finding[]) =>
  findings.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
