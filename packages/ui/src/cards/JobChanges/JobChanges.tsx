'use client';

import type { JobEdit } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { ChangeList } from './ChangeList.tsx';
import { EditList } from './EditList.tsx';

export interface JobChangesProps {
  /** The edits, newest first. */
  edits: readonly JobEdit[];
}

/** The largest number of edits that are shown at first. The user can open earlier ones. */
const SHOWN = 3;

/**
 * Shows what the edits of a job have changed.
 *
 * @use For freelancers who applied before the job was changed, and for the client of the job.
 */
export function JobChanges({ edits }: JobChangesProps) {
  const messages = useJobMessages().changes;
  const format = useFormat();
  const earlier = edits.slice(SHOWN);
  return (
    <Stack space="16">
      <Edits edits={edits.slice(0, SHOWN)} />
      {earlier.length > 0 && (
        <Disclosure summary={messages.earlier(earlier.length, format.number(earlier.length))}>
          <Edits edits={earlier} />
        </Disclosure>
      )}
    </Stack>
  );
}

function Edits({ edits }: JobChangesProps) {
  const messages = useJobMessages().changes;
  const team = useTeamMessages();
  const format = useFormat();
  return (
    <EditList
      edits={edits.map(({ version, changed_at, changed_by, before, after }) => ({
        version,
        content: (
          <>
            <Text as="time" dateTime={changed_at} size="small" tone="muted" numeric>
              {messages.changedOn(format.dateTime(changed_at))}
              {changed_by !== null && ` · ${team.by(changed_by)}`}
            </Text>
            <ChangeList before={before} after={after} />
          </>
        ),
      }))}
    />
  );
}
