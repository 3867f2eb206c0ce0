import type { Job } from '@skillharbor/contract';
import type { JobAction } from '@skillharbor/ui/pages';
import { paths } from '../../paths.ts';
import { useUser } from '../../useApp.ts';
import { useHasApplied } from './useHasApplied.ts';

/** What the reader can do about a job. Null stands for a job that is still on its way. */
export function useJobAction(job: Job | null): JobAction {
  const isFreelancer = useUser()?.role === 'freelancer';
  const hasApplied = useHasApplied(isFreelancer && job ? job.id : null);

  if (hasApplied === true) return { kind: 'applied' };
  if (job === null || (isFreelancer && hasApplied === undefined)) return { kind: 'checking' };
  if (!job.is_open) return { kind: 'closed' };
  const href = paths.apply(job.id);
  return { kind: 'apply', href: isFreelancer ? href : paths.signIn({ from: href }) };
}
