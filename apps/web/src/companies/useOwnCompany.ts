import type { MyCompany } from '@skillharbor/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/useApp.ts';
import { useRole } from '../session/useRole.ts';
import { myCompanyQuery } from './queries.ts';

/** Returns the company of the signed-in client, or null for other users and until it has loaded. */
export function useOwnCompany(): MyCompany | null {
  const query = myCompanyQuery(useApp());
  const isClient = useRole() === 'client';
  // A failure is not shown: without the company, the page only lacks a shortcut or a name.
  const { data } = useQuery({
    ...query,
    ...(!isClient && { queryFn: skipToken }),
    // The client may have renamed the company since the last request.
    staleTime: 0,
    retryOnMount: true,
  });
  return (isClient && data) || null;
}
