import { useToast } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';

type Failed = Extract<Submission, { status: 'failed' }>;

/** The functions that a running submission can use. */
export interface Sending {
  /** Receives the fraction of the data that has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
  /**
   * Returns true while the user stays on the sending page and is not leaving it. Only then may the submission navigate.
   */
  isHere: () => boolean;
}

interface SubmissionOptions<Values> {
  /** Sends the values. Sending continues even if the user leaves the page. */
  send: (values: Values, sending: Sending) => Promise<void>;
  explain: (error: unknown, values: Values) => Failed;
  /** The name of the form's draft. Default: the page's path. */
  draftPath?: string;
}

const idle: Submission = { status: 'idle' };

/**
 * Returns the state of a submission and a function that starts it. Starting during a running submission has no effect.
 * If the user has left the page, a toast reports a failure.
 */
export function useSubmission<Values>(
  options: SubmissionOptions<Values>,
): [Submission, (values: Values) => void] {
  const { send, explain } = options;
  const { drafts, log } = useApp();
  const appMessages = useAppMessages();
  const toast = useToast();
  const { pathname } = useLocation();
  const { draftPath = pathname } = options;
  const isHere = useIsHere(pathname);
  const [submission, setSubmission] = useState(idle);
  const running = useRef(false);

  function show({ message, fieldErrors = {} }: Failed) {
    const reason = message ?? Object.values(fieldErrors).flat()[0] ?? appMessages.notSent;
    toast.show(drafts.has(draftPath) ? appMessages.notSentDraftSaved(reason) : reason);
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
      if (!isHere()) show(failed);
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
