/** Turns the notifications of a device on, and sends notifications to the devices of their users. */
import type { Language, Notification, PushSubscription } from '@skillharbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { eventRules } from '../../mail/events.ts';
import { retryDelayAfter } from '../../mail/mailer.ts';
import { afterQuietHours, beforeQuietHours } from '../../mail/quietHours.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { inTrace } from '../../platform/tracing/spans.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import type { PushKeys } from './pushKeys.ts';
import {
  claimPush,
  deleteOldestSubscriptions,
  deletePush,
  emptySubscription,
  findPush,
  groupsWithout,
  postponePush,
  replaceSubscription,
} from './push.repository.ts';
import type { ClaimedPush, PushContent } from './push.repository.ts';
import type { PushTransport } from './pushTransport.ts';

/** The data that a browser receives. The service worker writes the text of the notification. */
type PushPayload = Notification & { language: Language | null };

/** The time for which a notification is worth showing, in seconds. */
export const LIFETIME_S = 24 * 60 * 60;
/** The time for which a push is reserved for this server, in seconds. An attempt to send it takes less time. */
const LEASE_S = 60;
/**
 * The number of pushes that are sent at the same time. It is greater than one, so that a push service that does not
 * respond does not block the others.
 */
const CONNECTIONS = 8;

/**
 * Stores the push subscription of a user's session, with the groups of notifications that the device shows. A user can
 * have at most 10 devices with subscriptions, so the oldest subscription is deleted if there are more.
 */
export async function subscribe(
  { queries, pushKeys, clock }: { queries: Queries; pushKeys: PushKeys; clock: Clock },
  person: { id: number; sessionId: string },
  { groups, ...subscription }: PushSubscription,
): Promise<void> {
  const hiddenGroups = groups && groupsWithout(groups);
  const sealed = await pushKeys.seal(subscription);
  const digest = pushKeys.digestOf(subscription.endpoint);
  await queries.transaction().execute(async (transaction) => {
    const { sessionId } = person;
    await replaceSubscription(transaction, { sessionId, digest, sealed, hiddenGroups }, clock());
    await deleteOldestSubscriptions(transaction, person.id);
  });
}

export interface PushServices {
  queries: Queries;
  fixedSettings: FixedSettings;
  pushKeys: PushKeys;
  pushTransport: PushTransport;
  clock: Clock;
  log: FastifyBaseLogger;
}

/**
 * Sends all due pushes, or deletes them if an operator has switched notifications on devices off. When the signal is
 * aborted, finishes the current pushes and starts no others.
 */
export async function sendPushes(services: PushServices, stopping: AbortSignal): Promise<void> {
  const { queries, clock, log, fixedSettings } = services;
  const isOn = await settingOf(queries, fixedSettings, 'push');
  const running = new Set<Promise<void>>();
  while (!stopping.aborted) {
    const now = clock();
    const push = await claimPush(queries, { now, leaseUntil: secondsAfter(now, LEASE_S) });
    if (!push) break;
    const delivery = (isOn ? deliver(services, push) : deletePush(queries, push))
      // After an error, the push becomes due again when its reservation ends.
      .catch((error: unknown) => log.error({ err: error }, 'a notification was not pushed'))
      .finally(() => running.delete(delivery));
    running.add(delivery);
    if (running.size >= CONNECTIONS) await Promise.race(running);
  }
  await Promise.all(running);
}

async function deliver(services: PushServices, push: ClaimedPush): Promise<void> {
  const { queries, pushKeys, clock } = services;
  const now = clock();
  const content = await findPush(queries, push, now);
  const ttlS = content ? remainingS(content, now) : 0;
  if (!content || ttlS <= 0) return deletePush(queries, push);
  const dueAt = afterQuietHours(now, content.quietHours, content.timeZone);
  if (dueAt > now) return postponePush(queries, push, { dueAt, attempts: push.attempts });
  const subscription = await pushKeys.open(content.sealed);
  // The subscription was made with another server key. Push services refuse messages that are signed with a different
  // key.
  if (!subscription) return emptySubscription(queries, push.sessionId, content.sealed);
  return send(services, push, { content, subscription, ttlS });
}

/**
 * Returns the number of seconds within which the notification may be delivered. This time also ends when quiet hours
 * begin.
 */
function remainingS({ notification, quietHours, timeZone }: PushContent, now: Date): number {
  const end = secondsAfter(new Date(notification.created_at), LIFETIME_S);
  const quietFrom = beforeQuietHours(now, quietHours, timeZone);
  const last = quietFrom !== null && quietFrom > now && quietFrom < end ? quietFrom : end;
  return Math.floor((last.getTime() - now.getTime()) / 1000);
}

async function send(
  { queries, pushTransport, clock, log }: PushServices,
  push: ClaimedPush,
  { content, subscription, ttlS }: { content: PushContent; subscription: PushSubscription; ttlS: number },
): Promise<void> {
  const { notification, language } = content;
  const payload = JSON.stringify({ ...notification, language } satisfies PushPayload);
  const { urgency } = eventRules[notification.kind];
  const attempts = push.attempts + 1;
  try {
    const outcome = await inTrace('send push', { 'skill_harbor.attempt': attempts }, () =>
      pushTransport.send(subscription, { payload, ttlS, urgency }),
    );
    if (outcome === 'gone') return await emptySubscription(queries, push.sessionId, content.sealed);
    if (outcome === 'refused')
      log.warn({ notification: notification.id }, 'a push service refused a notification');
    return await deletePush(queries, push);
  } catch (error) {
    log.warn({ err: error, notification: notification.id, attempts }, 'a notification was not pushed');
    return postponePush(queries, push, {
      dueAt: secondsAfter(clock(), retryDelayAfter(attempts)),
      attempts,
    });
  }
}
