'use client';

import type { SavedJob, SavedJobState } from '@skillharbor/contract';
import { CircleCheck, Pencil, Sparkles, UserRoundCheck } from 'lucide-react';
import { JobCard } from '../../cards/JobCard/JobCard.tsx';
import { jobTones } from '../../cards/tones.ts';
import { UnlistedCard } from '../../cards/UnlistedCard/UnlistedCard.tsx';
import { SavedNote } from '../../forms/SavedNote/SavedNote.tsx';
import type { SavedNoteState } from '../../forms/SavedNote/SavedNote.tsx';
import { SavedListField } from '../../forms/SavedNote/SavedListField.tsx';
import type { SavedListFieldProps, SavedListState } from '../../forms/SavedNote/SavedListField.tsx';
import { useSavedMessages } from '../../messages/useSavedMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

interface SavedJobItemProps {
  job: SavedJob;
  href: string;
  note: SavedNoteState;
  /** The list that the job is in. It is null for a visitor, who has no lists. */
  list: (SavedListState & Pick<SavedListFieldProps, 'names'>) | null;
  today: string;
}

/** The states of a job that its card does not show. */
const untold = {
  open: { icon: <CircleCheck />, tone: jobTones.active },
  filled: { icon: <UserRoundCheck />, tone: jobTones.filled },
};
const isUntold = (state: SavedJobState): state is keyof typeof untold => Object.hasOwn(untold, state);

/** Shows a saved job with its changes and the user's note. */
export function SavedJobItem({ job: saved, href, note, list, today }: SavedJobItemProps) {
  const messages = useSavedMessages();
  const format = useFormat();
  const { id, state, job, title, saved_at, is_changed, is_news } = saved;
  const shownTitle = job?.title ?? title;
  const own = (
    <FieldRow>
      <SavedNote label={messages.note.own} about={messages.note.about(shownTitle)} {...note} />
      {list && <SavedListField about={messages.list.about(shownTitle)} {...list} />}
    </FieldRow>
  );
  return (
    <Stack space="8">
      <Inline space="8">
        {is_news && (
          <Badge tone="accent" icon={<Sparkles />}>
            {messages.isNew}
          </Badge>
        )}
        {isUntold(state) && <Badge {...untold[state]}>{messages.states[state]}</Badge>}
        {is_changed && (
          <Badge tone="caution" icon={<Pencil />}>
            {messages.changed}
          </Badge>
        )}
        <Text as="span" size="small" tone="muted" numeric>
          {messages.savedOn(format.date(saved_at))}
        </Text>
      </Inline>
      {job === null ? (
        <UnlistedCard of="job" id={id} title={title} own={own} />
      ) : (
        <JobCard job={job} href={href} today={today} own={own} />
      )}
    </Stack>
  );
}
