/** Sends the server the subscription of this browser, and the new subscription after the browser has changed it. */
import type { Push, PushGroup } from '@skillharbor/contract';
import { getPush, turnOffPush, turnOnPush } from '../api/push.ts';
import type { App } from '../app/app.ts';
import type { DevicePush, DeviceSubscription } from '../platform/devicePush.ts';
import { currentUser } from '../session/currentUser.ts';
import { readSent, saveSent } from '../storage/sentSubscription.ts';

type Parts = Pick<App, 'api' | 'device' | 'session'>;

/** The key of the query about the notifications of this device. */
export const pushKey = ['push'];

/**
 * Turns on notifications for this device, or changes which notifications the device shows. Call it only after the user
 * has pressed a button.
 *
 * @param groups the groups that the device shows. By default, they do not change, and a new device shows all groups.
 */
export async function turnOn(
  parts: Parts,
  browser: DevicePush,
  { publicKey, groups }: { publicKey: string; groups?: readonly PushGroup[] },
): Promise<Push> {
  return send(parts, await browser.subscribe(publicKey), groups);
}

export async function turnOff({ api, device }: Parts, browser: DevicePush): Promise<void> {
  await turnOffPush(api);
  saveSent(device, null);
  await browser.unsubscribe();
}

/**
 * Sends the server the subscription of this browser, if the browser has changed or lost it while the user had
 * notifications turned on. The server checks whether they are still turned on: another user may have turned them on for
 * this device, and the session may have ended.
 */
export async function sendChangedSubscription(
  { api, device, session, queries }: App,
  browser: DevicePush,
): Promise<void> {
  const user = currentUser(session.get());
  if (!user) return;
  const sent = readSent(device);
  const wasOn = sent?.user === user.pk;
  const endpoint = await browser.readAddress();
  if (wasOn ? endpoint === sent.endpoint : endpoint === null) return;
  const { public_key: publicKey, devices } = await getPush(api);
  const subscription = devices.some((known) => known.is_current) ? await browser.renew(publicKey) : null;
  if (subscription) {
    await send({ api, device, session }, subscription);
    await queries.invalidateQueries({ queryKey: pushKey });
  } else saveSent(device, endpoint === null ? null : { user: user.pk, endpoint });
}

async function send(
  { api, device, session }: Parts,
  subscription: DeviceSubscription,
  groups?: readonly PushGroup[],
): Promise<Push> {
  const user = currentUser(session.get());
  const response = await turnOnPush(api, { ...subscription, ...(groups && { groups: [...groups] }) });
  if (user) saveSent(device, { user: user.pk, endpoint: subscription.endpoint });
  return response;
}
