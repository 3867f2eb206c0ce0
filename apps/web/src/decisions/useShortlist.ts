import type { Application } from '@skillharbor/contract';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import { shortlistApplication } from '../api/applications.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { patchApplication } from '../applications/patchApplication.ts';

/**
 * Adds an application to the shortlist or removes it. The page shows the change at once, and reverts it if the request
 * fails.
 */
export function useShortlist(): (application: Application, isShortlisted: boolean) => void {
  const appMessages = useAppMessages();
  const { api, queries, log } = useApp();
  const { failed } = useClientMessages().review.shortlist;
  const toast = useToast();

  async function change({ id }: Application, isShortlisted: boolean) {
    // A response to an earlier request must not overwrite the change.
    await queries.cancelQueries({ queryKey: ['applications'] });
    await queries.cancelQueries({ queryKey: ['applicant'] });
    patchApplication(queries, id, { shortlisted_at: isShortlisted ? new Date().toISOString() : null });
    try {
      await shortlistApplication(api, id, isShortlisted);
    } catch (error) {
      log('The shortlist was not changed.', error);
      toast.show(sendFailure(error, failed, appMessages).message ?? failed);
    }
    await queries.invalidateQueries();
  }
  return (application, isShortlisted) => void change(application, isShortlisted);
}
