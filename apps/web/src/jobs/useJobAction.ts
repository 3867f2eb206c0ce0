import type { Job } from '@skillharbor/contract';
import type { JobAction } from '@skillharbor/ui/pages';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/useApp.ts';
import { myApplicationQuery } from '../applications/queries.ts';
import { paths } from '../navigation/paths.ts';
import { useRole } from '../session/useRole.ts';
import { useStanding } from './useStanding.ts';

/** Returns the actions that the reader can take on a job. `job` is null while it is loading. */
export function useJobAction(job: Job | null): JobAction {
  const isVisitor = useRole() === null;
  const app = useApp();
  const standing = useStanding(job?.id ?? null);
  const applied = typeof standing === 'object' ? standing.applied : null;
  // A failure is not shown, because the page links to the application.
  const { data: application = null } = useQuery({
    ...myApplicationQuery(app, applied ?? 0),
    enabled: applied !== null,
  });

  if (job === null) return { kind: 'checking' };
  const href = paths.apply(job.id);
  if (isVisitor)
    return job.is_open ? { kind: 'apply', href: paths.signIn({ from: href }) } : { kind: 'closed' };
  if (standing === undefined) return { kind: 'checking' };
  switch (standing) {
    case 'owner':
      return { kind: 'manage', href: paths.manageJob(job.id) };
    case 'other-client':
      return { kind: job.is_open ? 'freelancers-only' : 'closed' };
  }
  if (standing.applied !== null)
    return { kind: 'applied', href: paths.myApplication(standing.applied), application };
  return job.is_open ? { kind: 'apply', href } : { kind: 'closed' };
}
