'use client';

import { useState } from 'react';
import type { Submission } from '../primitives/state.ts';

const idle: Submission = { status: 'idle' };

/**
 * Returns the submission if it started after the dialog opened, and an idle one otherwise, because an earlier failure
 * is not about this attempt.
 */
export function useAttempt(submission: Submission) {
  const [begun, setBegun] = useState(false);
  return {
    submission: begun || submission.status === 'submitting' ? submission : idle,
    begin: () => setBegun(true),
    forget: () => setBegun(false),
  };
}
