/**
 * Follows the events of the signed-in user. This module is loaded after the page, because no page needs it at first.
 */
import type { UserEvent } from '@skillharbor/contract';
import { streamEvents } from '../api/conversations.ts';
import type { App } from '../app/app.ts';
import { notificationsKey } from '../notifications/queries.ts';
import { whenIdle } from '../platform/whenIdle.ts';
import { accountDraftKey } from '../submission/accountDraftQuery.ts';
import { followEvents } from './events.ts';
import { changeLive } from './live.ts';
import { allConversations, conversationKey, conversationsKey } from './queries.ts';

/**
 * Follows the events while the page is visible, starting when the browser is idle. Returns a function that stops
 * following.
 */
export function startEvents(app: App): () => void {
  let following = new AbortController();
  const start = () => {
    if (document.visibilityState === 'hidden') return;
    following = new AbortController();
    void follow(app, following.signal);
  };
  const change = () => {
    following.abort();
    start();
  };
  const cancel = whenIdle(start);
  document.addEventListener('visibilitychange', change);
  return () => {
    cancel();
    document.removeEventListener('visibilitychange', change);
    following.abort();
  };
}

function follow({ api, queries }: App, signal: AbortSignal): Promise<void> {
  const open = (ending: AbortSignal) => streamEvents(api, ending);
  const onLost = () => changeLive(queries, { status: 'lost' });
  const onEvent = ({ unread, conversation, notifications }: UserEvent) => {
    changeLive(queries, { status: 'live', unread, notifications });
    void queries.invalidateQueries({ queryKey: notificationsKey });
    void queries.invalidateQueries({ queryKey: conversationsKey });
    const changed = conversation === null ? allConversations : conversationKey(conversation);
    void queries.invalidateQueries({ queryKey: changed });
    // The user may have sent the message from another device.
    void queries.invalidateQueries({ queryKey: accountDraftKey(`/conversation/${conversation}`) });
  };
  return followEvents({ open, onEvent, onLost, browser: window }, signal);
}
