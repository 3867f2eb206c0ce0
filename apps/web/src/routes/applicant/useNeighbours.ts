import type { Neighbour } from '@skillharbor/contract';
import type { ShownApplicants } from '@skillharbor/ui/pages';
import type { Pages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/useApp.ts';
import type { WhichApplication } from '../../applications/fetchApplicant.ts';
import { neighboursQuery } from '../../applications/queries.ts';
import { applicationPath } from '../../applications/applicationPath.ts';

/**
 * Returns the links to the previous and the next applicant in the list that the client came from. The links replace the
 * current history entry, so that Back returns to the list.
 */
export function useNeighbours(jobId: number, which: WhichApplication, shown: ShownApplicants): Pages {
  const navigate = useNavigate();
  const { data, isPending } = useQuery(neighboursQuery(useApp(), jobId, which, shown));
  const turnTo = (neighbour: Neighbour) => {
    const href = applicationPath(jobId, neighbour, shown);
    return { href, onFollow: () => void navigate(href, { replace: true }) };
  };
  const { previous = null, next = null } = data ?? {};
  return {
    pending: isPending,
    ...(previous !== null && { previous: turnTo(previous) }),
    ...(next !== null && { next: turnTo(next) }),
  };
}
