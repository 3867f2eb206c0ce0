import type { Submission } from '@skillharbor/ui/primitives';
import { useRef, useState } from 'react';
import { useApp } from '../app/useApp.ts';

type Failed = Extract<Submission, { status: 'failed' }>;

interface SubmissionOptions<Values> {
  /** Sends the values. `onProgress` takes the part that has been sent, 0 to 1. */
  send: (values: Values, onProgress: (fraction: number) => void) => Promise<void>;
  explain: (error: unknown, values: Values) => Failed;
}

const idle: Submission = { status: 'idle' };

/** The state of a submission, and a function that starts one. A start while one is running is ignored. */
export function useSubmission<Values>(
  options: SubmissionOptions<Values>,
): [Submission, (values: Values) => void] {
  const { send, explain } = options;
  const { log } = useApp();
  const [submission, setSubmission] = useState(idle);
  const running = useRef(false);

  async function submit(values: Values) {
    if (running.current) return;
    running.current = true;
    setSubmission({ status: 'submitting' });
    try {
      await send(values, (progress) => setSubmission({ status: 'submitting', progress }));
      setSubmission(idle);
    } catch (error) {
      log('Something could not be sent.', error);
      setSubmission(explain(error, values));
    } finally {
      running.current = false;
    }
  }

  return [submission, (values) => void submit(values)];
}
