import { bytesOf, eventFor, streamsOf, unreadNotificationsOf } from '../conversations.ts';
import { routesOf } from '../http.ts';
import { pageOf } from '../responses.ts';
import type { State } from '../state.ts';

/** Handles the notifications of users. No action in the mock server creates a notification. */
export function notificationHandlers(state: State) {
  const on = routesOf(state);
  const of = (pk: number) =>
    state.notifications.flatMap(({ owner, notification }) => (owner === pk ? notification : []));
  return [
    on('listNotifications', ({ url, query, person }) => ({
      status: 200,
      body: { ...pageOf(of(person.pk), url, query.page), unread: unreadNotificationsOf(state, person) },
    })),

    on('readNotifications', ({ person, body: { id, and_earlier = false } }) => {
      for (const notification of of(person.pk))
        if (notification.id === id || (and_earlier && notification.id < id)) notification.is_read = true;
      for (const stream of streamsOf(state))
        if (stream.person.pk === person.pk) stream.controller.enqueue(bytesOf(eventFor(state, person, null)));
      return { status: 200, body: { unread: unreadNotificationsOf(state, person) } };
    }),
  ];
}
