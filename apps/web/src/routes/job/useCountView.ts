import type { Job } from '@skillharbor/contract';
import type { JobAction } from '@skillharbor/ui/pages';
import { useEffect } from 'react';
import { countJobView } from '../../api/jobs.ts';
import { useApp } from '../../app/useApp.ts';
import { hostBefore } from '../../platform/hostBefore.ts';

/** The ids of the jobs whose view this tab has counted since it was loaded. */
const counted = new Set<number>();

/** Counts a view of a job, unless the job is the reader's own or is hidden from the public. */
export function useCountView(job: Job | null, { kind }: JobAction): void {
  const { api } = useApp();
  const id = job?.is_active && kind !== 'checking' && kind !== 'manage' ? job.id : null;
  useEffect(() => {
    if (id === null || counted.has(id)) return;
    counted.add(id);
    // A failure is ignored, because the reader loses nothing if a view is not counted.
    countJobView(api, id, hostBefore(counted.size === 1)).catch(() => undefined);
  }, [api, id]);
}
