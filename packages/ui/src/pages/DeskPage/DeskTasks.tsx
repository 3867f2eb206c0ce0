'use client';

import type { DeskTask } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { English } from './English.tsx';

export interface DeskTasksProps {
  tasks: readonly DeskTask[];
  submission: Submission;
  /** The name of the task in the pending request or, if none is pending, in the last one. */
  started: string | null;
  onRun: (name: string) => void;
}

const tones = { not_run: 'neutral', running: 'neutral', succeeded: 'positive', failed: 'critical' } as const;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** Lists the background tasks. The failed ones come first, and each has a button that runs it now. */
export function DeskTasks({ tasks, submission, started, onRun }: DeskTasksProps) {
  const messages = useDeskMessages().overview;
  const { taskColumns: columns } = messages;
  const format = useFormat();
  const failed = tasks.filter(({ failures }) => failures > 0);
  const time = (iso: string | null) => (iso === null ? messages.none : format.dateTime(iso));
  const count = (value: number | null) => (value === null ? messages.none : format.number(value));

  function period(seconds: number): string {
    if (seconds === DAY_S) return messages.daily;
    return seconds === HOUR_S ? messages.hourly : messages.every(format.duration(seconds));
  }

  const state = ({ state: one }: DeskTask) => (
    <Badge key="state" tone={tones[one]}>
      {messages.taskStates[one]}
    </Badge>
  );
  return (
    <Stack space="16" align="stretch">
      <Text tone="muted">{messages.tasksLead}</Text>
      {submission.status === 'failed' && (
        <Notice tone="critical">{submission.message ?? messages.retryFailed}</Notice>
      )}
      {failed.length === 0 ? (
        <Text tone="muted">{messages.noFailedTask}</Text>
      ) : (
        <Table
          label={messages.failedTasks}
          columns={[
            { label: columns.name },
            { label: columns.state },
            { label: columns.lastRun },
            { label: columns.failures, kind: 'number' },
            { label: columns.error, kind: 'text' },
            { label: columns.action, kind: 'actions' },
          ]}
          rows={failed.map((task) => ({
            key: task.name,
            cells: [
              <English key="name">{task.name}</English>,
              state(task),
              time(task.last_run_at),
              format.number(task.failures),
              <English key="error">{task.error ?? messages.none}</English>,
              <Button
                key="run"
                variant="quiet"
                pending={submission.status === 'submitting' && started === task.name}
                onClick={() => onRun(task.name)}
              >
                <span aria-hidden>{messages.runNow}</span>
                <VisuallyHidden>{messages.runTask(task.name)}</VisuallyHidden>
              </Button>,
            ],
          }))}
        />
      )}
      <Disclosure summary={messages.allTasks}>
        <Table
          label={messages.allTasks}
          columns={[
            { label: columns.name },
            { label: columns.state },
            { label: columns.every },
            { label: columns.lastRun },
            { label: columns.waiting, kind: 'number' },
            { label: columns.givenUp, kind: 'number' },
          ]}
          rows={tasks.map((task) => ({
            key: task.name,
            cells: [
              <English key="name">{task.name}</English>,
              state(task),
              period(task.every_seconds),
              time(task.last_run_at),
              count(task.waiting),
              count(task.given_up),
            ],
          }))}
        />
      </Disclosure>
    </Stack>
  );
}
