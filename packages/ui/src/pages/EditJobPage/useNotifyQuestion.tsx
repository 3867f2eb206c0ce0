'use client';

import type { MyJob, VersionedJobUpdate } from '@skillharbor/contract';
import { useState } from 'react';
import { NotifyModal } from '../../modals/NotifyModal/NotifyModal.tsx';
import { changesToNotify } from './changesToNotify.ts';
import type { EditedFields } from './changesToNotify.ts';

interface Question {
  update: VersionedJobUpdate;
  changes: NonNullable<ReturnType<typeof changesToNotify>>;
  count: number;
}

/**
 * Asks for a confirmation before saving an edit that changes the terms and therefore notifies applicants. In the
 * meantime, the typed values stay in the form.
 */
export function useNotifyQuestion(onSubmit: (update: VersionedJobUpdate) => void) {
  const [asked, setAsked] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);

  /** Sends the edit, or first opens the dialog. `job` is the saved version, without the edit. */
  function submit(
    job: MyJob,
    fields: EditedFields,
    state: Pick<VersionedJobUpdate, 'is_active' | 'version'>,
  ) {
    const update = { ...fields, ...state };
    const changes = changesToNotify(job, fields);
    if (!changes) {
      onSubmit(update);
      return;
    }
    setAsked({ update, changes, count: job.undecided_count });
    setIsOpen(true);
  }

  // The dialog keeps its content while it is closing.
  const question = asked && (
    <NotifyModal
      open={isOpen}
      count={asked.count}
      changes={asked.changes}
      onConfirm={() => {
        setIsOpen(false);
        onSubmit(asked.update);
      }}
      onCancel={() => setIsOpen(false)}
    />
  );
  return { submit, question };
}
