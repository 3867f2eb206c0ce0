import type { MyCompany } from '@skillharbor/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/useApp.ts';
import { useRole } from '../session/useRole.ts';
import { myCompanyQuery } from './queries.ts';

/** The company of the client who is signed in. Null for others, and until it is known. */
export function useOwnCompany(): MyCompany | null {
  const query = myCompanyQuery(useApp());
  const isClient = useRole() === 'client';
  // Without it, a page lacks a shortcut or a name: that is no error to show.
  const { data } = useQuery({
    ...query,
    ...(!isClient && { queryFn: skipToken }),
    // The client may have renamed it since.
    staleTime: 0,
    retryOnMount: true,
  });
  return (isClient && data) || null;
}
