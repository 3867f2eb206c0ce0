import type { MyJob } from '@skillharbor/contract';
import type { Loadable } from '@skillharbor/ui/primitives';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { jobToEditQuery } from '../../jobs/queries.ts';
import { useFirstReady } from '../../loading/useFirstReady.ts';
import { useLoadable } from '../../loading/useLoadable.ts';

/** Returns the job to copy into a form, or null if the client has no such job. */
export function useJobToCopy(jobId: number): Loadable<MyJob | null> {
  const job = useLoadable(jobToEditQuery(useApp(), jobId), loadMessages.job(useJobMessages()));
  const isMissing = job.status === 'error' && job.onRetry === null;
  return useFirstReady<MyJob | null>(isMissing ? { status: 'ready', data: null } : job);
}
