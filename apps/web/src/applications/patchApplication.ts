import type { Application, ApplicationList } from '@skillharbor/contract';
import type { Applicant } from '@skillharbor/ui/pages';
import type { QueryClient } from '@tanstack/react-query';

/** Changes an application in all cached queries, until the server's next response replaces it. */
export function patchApplication(queries: QueryClient, id: number, change: Partial<Application>): void {
  const changed = (one: Application) => (one.id === id ? { ...one, ...change } : one);
  queries.setQueriesData<ApplicationList>(
    { queryKey: ['applications'] },
    (list) => list && { ...list, results: list.results.map(changed) },
  );
  queries.setQueriesData<Applicant>(
    { queryKey: ['applicant'] },
    (one) => one && { ...one, application: changed(one.application) },
  );
}
