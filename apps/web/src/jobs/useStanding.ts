import type { Role } from '@skillharbor/contract';
import { useToast } from '@skillharbor/ui/primitives';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useRole } from '../session/useRole.ts';
import { standingQuery } from './standing.ts';
import type { Standing } from './standing.ts';

/** The relation that is assumed if the real one cannot be loaded. The server checks every later action again. */
const guess: Record<Role, Standing> = {
  freelancer: { applied: null, open: null, retention: null },
  client: 'other-client',
};

const noQuery = queryOptions<Standing, Error, Standing, (string | number)[]>({
  queryKey: ['standing'],
  queryFn: skipToken,
});

/**
 * Returns the user's relation to a job, or undefined until it has loaded. If it cannot be loaded, a toast informs the
 * freelancer. `jobId` is null while the job is loading. For a visitor, the result stays undefined.
 */
export function useStanding(jobId: number | null): Standing | undefined {
  const { appliedUnknown } = useAppMessages();
  const app = useApp();
  const role = useRole();
  const toast = useToast();
  const { data, isError, isFetching } = useQuery({
    ...(role === null || jobId === null ? noQuery : standingQuery(app, role, jobId)),
    // The user may have applied since the last request.
    staleTime: 0,
    retryOnMount: true,
  });

  const isUnknown = isError && role === 'freelancer';
  useEffect(() => {
    if (isUnknown) toast.show(appliedUnknown);
  }, [isUnknown, appliedUnknown, toast]);

  if (role === null || isFetching) return undefined;
  return isError ? guess[role] : data;
}
