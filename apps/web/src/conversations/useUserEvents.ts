import type { UserEvent } from '@skillharbor/contract';
import { useEffect } from 'react';
import { streamEvents } from '../api/conversations.ts';
import type { App } from '../app/app.ts';
import { useApp } from '../app/useApp.ts';
import { chunk } from '../platform/chunk.ts';
import { whenIdle } from '../platform/whenIdle.ts';
import { useUser } from '../session/useUser.ts';
import { changeLive, forgetLive } from './live.ts';
import { allConversations, conversationKey, conversationsKey } from './queries.ts';

/** Follows the events of the signed-in user while the page is visible. The layout does so once for all pages. */
export function useUserEvents(): void {
  const app = useApp();
  const userId = useUser()?.pk ?? null;
  useEffect(() => {
    if (userId === null) return undefined;
    let following = new AbortController();
    const cancel = whenIdle(start);
    document.addEventListener('visibilitychange', change);

    function start(): void {
      if (document.visibilityState === 'hidden') return;
      following = new AbortController();
      void follow(app, following.signal);
    }
    function change(): void {
      following.abort();
      start();
    }
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', change);
      following.abort();
      forgetLive(app.queries);
    };
  }, [app, userId]);
}

async function follow({ api, queries, log }: App, signal: AbortSignal): Promise<void> {
  const onLost = () => changeLive(queries, { status: 'lost' });
  const onEvent = ({ unread, conversation }: UserEvent) => {
    changeLive(queries, { status: 'live', unread });
    void queries.invalidateQueries({ queryKey: conversationsKey });
    const changed = conversation === null ? allConversations : conversationKey(conversation);
    void queries.invalidateQueries({ queryKey: changed });
  };
  try {
    const { followEvents } = await chunk(() => import('./events.ts'));
    const open = (ending: AbortSignal) => streamEvents(api, ending);
    await followEvents({ open, onEvent, onLost, browser: window }, signal);
  } catch (error) {
    log('Events are not followed.', error);
    onLost();
  }
}
