import { useEffect } from 'react';
import { useApp } from '../app/useApp.ts';
import { chunk } from '../platform/chunk.ts';
import { whenIdle } from '../platform/whenIdle.ts';
import { useUser } from '../session/useUser.ts';

/** Saves the drafts of the signed-in user in the account. The layout calls it once for all pages. */
export function useDraftSync(): void {
  const app = useApp();
  const owner = useUser()?.pk ?? null;
  useEffect(() => {
    if (owner === null) return undefined;
    let stop = () => {};
    const cancel = whenIdle(() => {
      chunk(() => import('./draftSync.ts')).then(
        ({ startDraftSync }) => {
          if (!isOver) stop = startDraftSync(app, owner);
        },
        (error: unknown) => app.log('Drafts are not saved on the account.', error),
      );
    });
    let isOver = false;
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }, [app, owner]);
}
