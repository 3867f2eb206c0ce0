import { useEffect } from 'react';
import { useApp } from '../app/useApp.ts';
import { chunk } from '../platform/chunk.ts';
import { useUser } from '../session/useUser.ts';
import { changeLive, unknown } from './live.ts';

/** Follows the events of the signed-in user. The layout calls it once for all pages. */
export function useUserEvents(): void {
  const app = useApp();
  const { log, queries } = app;
  const userId = useUser()?.pk ?? null;
  useEffect(() => {
    if (userId === null) return undefined;
    let isOver = false;
    let stop = () => {};
    chunk(() => import('./userEvents.ts')).then(
      ({ startEvents }) => {
        if (!isOver) stop = startEvents(app);
      },
      (error: unknown) => {
        log('Events are not followed.', error);
        changeLive(queries, { status: 'lost' });
      },
    );
    return () => {
      isOver = true;
      stop();
      changeLive(queries, unknown);
    };
  }, [app, log, queries, userId]);
}
