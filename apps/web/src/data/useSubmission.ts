import { ApiError } from '@skillharbor/api-client';
import type { Submission } from '@skillharbor/ui/primitives';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentUser } from '../session/current-user.ts';
import { useApp, useUser } from '../useApp.ts';

type Failed = Extract<Submission, { status: 'failed' }>;

interface SubmissionOptions<Values> {
  /** Sends the values. `onProgress` takes the part that has gone, 0 to 1. */
  send: (values: Values, onProgress: (fraction: number) => void) => Promise<void>;
  explain: (error: unknown, values: Values) => Failed;
  /** Whether the values are kept until their writer signs in again, should the session be over. */
  keepDraft?: boolean;
}

const idle: Submission = { status: 'idle' };

/** Where a sending stands, and the way to start one. A second start while one is under way is ignored. */
export function useSubmission<Values>(
  options: SubmissionOptions<Values>,
): [Submission, (values: Values) => void] {
  const { send, explain, keepDraft = false } = options;
  const { session, drafts, log } = useApp();
  const { pathname } = useLocation();
  const user = useUser();
  const [submission, setSubmission] = useState(idle);
  const running = useRef(false);

  async function submit(values: Values) {
    if (running.current) return;
    running.current = true;
    setSubmission({ status: 'submitting' });
    try {
      await send(values, (progress) => setSubmission({ status: 'submitting', progress }));
      if (keepDraft) drafts.remove(pathname);
      setSubmission(idle);
    } catch (error) {
      log('Something could not be sent.', error);
      if (keepDraft && user && isOver(error) && currentUser(session.get()) === null && isObject(values))
        drafts.save(pathname, user.pk, values);
      setSubmission(explain(error, values));
    } finally {
      running.current = false;
    }
  }

  return [submission, (values) => void submit(values)];
}

function isOver(error: unknown) {
  return error instanceof ApiError && error.status === 401;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
