import { useToast } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';

type Failed = Extract<Submission, { status: 'failed' }>;

/** What a submission may know while it is under way. */
export interface Sending {
  /** Takes the part that has been sent, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Whether the user is still on the page that sends, and not on the way to another one. Only then may it navigate. */
  isHere: () => boolean;
}

interface SubmissionOptions<Values> {
  /** Sends the values. It goes on when the user leaves. */
  send: (values: Values, sending: Sending) => Promise<void>;
  explain: (error: unknown, values: Values) => Failed;
}

const idle: Submission = { status: 'idle' };

/**
 * The state of a submission, and a function that starts one. A start while one is running is ignored. A user who has left
 * the page is told in a toast where one fails.
 */
export function useSubmission<Values>(
  options: SubmissionOptions<Values>,
): [Submission, (values: Values) => void] {
  const { send, explain } = options;
  const { drafts, log } = useApp();
  const appMessages = useAppMessages();
  const toast = useToast();
  const { pathname } = useLocation();
  const isHere = useIsHere(pathname);
  const [submission, setSubmission] = useState(idle);
  const running = useRef(false);

  function tell({ message, fieldErrors = {} }: Failed) {
    const reason = message ?? Object.values(fieldErrors).flat()[0] ?? appMessages.notSent;
    toast.show(drafts.has(pathname) ? appMessages.notSentDraftKept(reason) : reason);
  }

  async function submit(values: Values) {
    if (running.current) return;
    running.current = true;
    setSubmission({ status: 'submitting' });
    try {
      const onProgress = (progress: number) => setSubmission({ status: 'submitting', progress });
      await send(values, { onProgress, isHere });
      setSubmission(idle);
    } catch (error) {
      log('Something could not be sent.', error);
      const failed = explain(error, values);
      setSubmission(failed);
      if (!isHere()) tell(failed);
    } finally {
      running.current = false;
    }
  }

  return [submission, (values) => void submit(values)];
}

function useIsHere(pathname: string): () => boolean {
  const { place } = useApp();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current && place().target.pathname === pathname;
}
