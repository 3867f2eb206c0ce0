import type { Applicant } from '@skillharbor/ui/pages';
import type { Loadable } from '@skillharbor/ui/primitives';
import { useEffect } from 'react';
import { openApplication } from '../../api/applications.ts';
import { useApp } from '../../app/useApp.ts';

/**
 * Records the first time that the client opens the application, for the freelancer to see.
 *
 * @param mayWrite false for a reader of a team, whose visits change nothing
 */
export function useOpening(applicant: Loadable<Applicant>, mayWrite: boolean): void {
  const { api, log } = useApp();
  const application = applicant.status === 'ready' ? applicant.data.application : null;
  const unopened = mayWrite && application?.opened_at === null ? application.id : null;
  useEffect(() => {
    if (unopened === null) return;
    // A failure is only logged, because the next visit records the opening again.
    openApplication(api, unopened).catch((error: unknown) => log('An opening was not recorded.', error));
  }, [api, log, unopened]);
}
