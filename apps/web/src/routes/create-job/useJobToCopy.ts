import type { MyJob } from '@skillharbor/contract';
import type { Loadable } from '@skillharbor/ui/primitives';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { jobToEditQuery } from '../../jobs/queries.ts';
import { useLoadable } from '../../loading/useLoadable.ts';

/**
 * Returns the job that a form copies, or null if the client has no such job. The first response stays, because a later one
 * that fails would remove the form with what was typed.
 */
export function useJobToCopy(jobId: number): Loadable<MyJob | null> {
  const job = useLoadable(jobToEditQuery(useApp(), jobId), loadMessages.job(useJobMessages()));
  const isMissing = job.status === 'error' && job.onRetry === null;
  const current: Loadable<MyJob | null> = isMissing ? { status: 'ready', data: null } : job;
  const [first, setFirst] = useState<Loadable<MyJob | null>>();
  if (!first && current.status === 'ready') setFirst(current);
  return first ?? current;
}
