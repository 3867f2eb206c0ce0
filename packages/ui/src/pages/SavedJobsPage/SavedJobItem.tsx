'use client';

import type { SavedJob, SavedJobState } from '@skillharbor/contract';
import { AlarmClock, CalendarX, CircleCheck, EyeOff, Pencil, Sparkles, UserRoundCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { JobCard } from '../../cards/JobCard/JobCard.tsx';
import { jobTones } from '../../cards/tones.ts';
import { UnlistedCard } from '../../cards/UnlistedCard/UnlistedCard.tsx';
import { SavedNote } from '../../forms/SavedNote/SavedNote.tsx';
import type { SavedNoteState } from '../../forms/SavedNote/SavedNote.tsx';
import { SavedListField } from '../../forms/SavedNote/SavedListField.tsx';
import type { SavedListFieldProps, SavedListState } from '../../forms/SavedNote/SavedListField.tsx';
import { useSavedMessages } from '../../messages/useSavedMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

interface SavedJobItemProps {
  job: SavedJob;
  href: string;
  note: SavedNoteState;
  /** Null for a visitor, who has no lists. */
  list: (SavedListState & Pick<SavedListFieldProps, 'names'>) | null;
  today: string;
}

const icons: Record<SavedJobState, LucideIcon> = {
  open: CircleCheck,
  closing_soon: AlarmClock,
  filled: UserRoundCheck,
  closed: CalendarX,
  unlisted: EyeOff,
};
const tones: Record<SavedJobState, BadgeProps['tone']> = {
  open: jobTones.active,
  closing_soon: jobTones.deadlineNear,
  filled: jobTones.filled,
  closed: jobTones.closed,
  unlisted: jobTones.inactive,
};

/** Shows a saved job with what became of it and the note on it. */
export function SavedJobItem({ job: saved, href, note, list, today }: SavedJobItemProps) {
  const messages = useSavedMessages();
  const format = useFormat();
  const { id, state, job, title, saved_at, is_changed, is_news } = saved;
  const Icon = icons[state];
  return (
    <Stack space="8">
      <Inline space="8">
        {is_news && (
          <Badge tone="accent" icon={<Sparkles />}>
            {messages.isNew}
          </Badge>
        )}
        {/* The card of an unlisted job says so itself. */}
        {state !== 'unlisted' && (
          <Badge tone={tones[state]} icon={<Icon />}>
            {messages.states[state]}
          </Badge>
        )}
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
        <UnlistedCard of="job" id={id} title={title} />
      ) : (
        <JobCard job={job} href={href} today={today} />
      )}
      <SavedNote label={messages.note.onJob(job?.title ?? title)} {...note} />
      {list && <SavedListField label={messages.list.of(job?.title ?? title)} {...list} />}
    </Stack>
  );
}
