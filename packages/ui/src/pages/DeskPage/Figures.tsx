'use client';

import type { DeskDay, DeskFigures } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Plot } from '../../primitives/Plot/Plot.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

const sum = (days: readonly DeskDay[], countOf: (day: DeskDay) => number) =>
  days.reduce((total, day) => total + countOf(day), 0);

/**
 * Shows the events of the last 30 days as plots, with a table that the user can open, and how much data is stored and
 * backed up.
 */
export function Figures({ figures: { days, ...figures } }: { figures: DeskFigures }) {
  const messages = useDeskMessages().overview;
  const { figureColumns: columns } = messages;
  const format = useFormat();
  const plots = [
    { title: columns.members, countOf: ({ members }: DeskDay) => [members, 0] as const },
    { title: columns.jobs, countOf: ({ jobs }: DeskDay) => [jobs, 0] as const },
    { title: columns.applications, countOf: ({ applications }: DeskDay) => [applications, 0] as const },
    {
      title: messages.decisions,
      countOf: (day: DeskDay) => [day.decided_in_time, day.decided_late] as const,
    },
  ];
  return (
    <Stack space="24" align="stretch">
      <Tiles space="24" columns={{ phone: '1', tablet: '2' }}>
        {plots.map(({ title, countOf }) => {
          const total = sum(days, (day) => countOf(day)[0] + countOf(day)[1]);
          const most = Math.max(...days.map((day) => countOf(day)[0] + countOf(day)[1]), 0);
          return (
            <Stack key={title} space="8" align="stretch">
              <Heading level={3} size="tiny">
                {messages.totalOf(title, format.number(total))}
              </Heading>
              <Plot
                label={messages.plot(title, format.number(days.length), format.number(most))}
                bars={days.map((day) => ({ key: day.day, value: countOf(day)[0], second: countOf(day)[1] }))}
              />
            </Stack>
          );
        })}
      </Tiles>
      <Text size="small" tone="muted">
        {messages.lateBars(
          format.number(sum(days, ({ decided_in_time }) => decided_in_time)),
          format.number(sum(days, ({ decided_late }) => decided_late)),
        )}
      </Text>
      <Disclosure summary={messages.figuresTable}>
        <Table
          label={messages.figuresTable}
          columns={[
            { label: columns.day },
            { label: columns.members, kind: 'number' },
            { label: columns.jobs, kind: 'number' },
            { label: columns.applications, kind: 'number' },
            { label: columns.inTime, kind: 'number' },
            { label: columns.late, kind: 'number' },
          ]}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: [
              format.date(day.day),
              format.number(day.members),
              format.number(day.jobs),
              format.number(day.applications),
              format.number(day.decided_in_time),
              format.number(day.decided_late),
            ],
          }))}
        />
      </Disclosure>
      <Stored figures={figures} />
    </Stack>
  );
}

function Stored({ figures }: { figures: Omit<DeskFigures, 'days'> }) {
  const messages = useDeskMessages().overview;
  const format = useFormat();
  const { database_bytes: database, files_bytes: files, backups } = figures;
  return (
    <DescriptionList
      layout="row"
      items={[
        { term: messages.databaseSize, value: format.fileSize(database) },
        {
          term: messages.filesSize,
          value: files === null ? messages.objectStorage : format.fileSize(files),
        },
        { term: messages.lastBackup, value: <LastBackup backups={backups} /> },
      ]}
    />
  );
}

function LastBackup({ backups }: Pick<DeskFigures, 'backups'>) {
  const messages = useDeskMessages().overview;
  const format = useFormat();
  if (backups === null) return <Badge tone="caution">{messages.noBackups}</Badge>;
  const { newest_at: newest, has_failed: hasFailed } = backups;
  return (
    <Stack space="4" align="start">
      {newest === null ? messages.noBackupYet : `${format.dateTime(newest)} (${format.relativeDays(newest)})`}
      {hasFailed && <Badge tone="critical">{messages.backupFailed}</Badge>}
    </Stack>
  );
}
