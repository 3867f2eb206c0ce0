import { unwrap } from '@skillharbor/api-client';
import { useToast } from '@skillharbor/ui/primitives';
import { useEffect, useState } from 'react';
import { useApp } from '../../useApp.ts';
import { words } from '../../words.ts';

/**
 * Whether the freelancer who is signed in has applied to a job; undefined until it is known. Where it cannot be found
 * out the answer is no, and said to be a guess. Null asks nothing.
 */
export function useHasApplied(jobId: number | null): boolean | undefined {
  const { api, log } = useApp();
  const toast = useToast();
  const [answer, setAnswer] = useState<{ jobId: number; applied: boolean }>();

  useEffect(() => {
    if (jobId === null) return undefined;
    const call = new AbortController();
    const { signal } = call;
    unwrap(
      api.credentialed.GET('/api/applications/has-applied/{jobId}/', { params: { path: { jobId } }, signal }),
    )
      .then(({ has_applied }) => setAnswer({ jobId, applied: has_applied }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        log('Whether one has applied is unknown.', error);
        toast.show(words.appliedUnknown);
        setAnswer({ jobId, applied: false });
      });
    return () => call.abort();
  }, [api, jobId, log, toast]);

  return answer?.jobId === jobId ? answer?.applied : undefined;
}
