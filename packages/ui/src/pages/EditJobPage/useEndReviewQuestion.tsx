'use client';

import type { MyJob, VersionedJobUpdate } from '@skillharbor/contract';
import { useState } from 'react';
import { EndBlindReviewModal } from '../../modals/EndBlindReviewModal/EndBlindReviewModal.tsx';
import type { EditedFields } from './changesToNotify.ts';

type Submit = (
  job: MyJob,
  fields: EditedFields,
  state: Pick<VersionedJobUpdate, 'is_active' | 'publish_on' | 'version'>,
) => void;

/**
 * Asks for a confirmation before saving an edit that ends the blind review and therefore reveals undecided applicants.
 * In the meantime, the typed values stay in the form.
 */
export function useEndReviewQuestion(onSubmit: Submit) {
  const [asked, setAsked] = useState<Parameters<Submit>>();
  const [isOpen, setIsOpen] = useState(false);

  const submit: Submit = (job, fields, state) => {
    if (!job.blind_review || fields.blind_review === true || job.undecided_count === 0) {
      onSubmit(job, fields, state);
      return;
    }
    setAsked([job, fields, state]);
    setIsOpen(true);
  };

  // The dialog keeps its content while it is closing.
  const question = asked && (
    <EndBlindReviewModal
      open={isOpen}
      onConfirm={() => {
        setIsOpen(false);
        onSubmit(...asked);
      }}
      onCancel={() => setIsOpen(false)}
    />
  );
  return { submit, question };
}
