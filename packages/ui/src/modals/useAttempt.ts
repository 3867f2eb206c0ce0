'use client';

import { useState } from 'react';
import type { Submission } from '../primitives/state.ts';

const idle: Submission = { status: 'idle' };

/** What is known of the sending since the dialog was opened: a failure from before says nothing about this attempt. */
export function useAttempt(submission: Submission) {
  const [begun, setBegun] = useState(false);
  return {
    submission: begun || submission.status === 'submitting' ? submission : idle,
    begin: () => setBegun(true),
    forget: () => setBegun(false),
  };
}
