/**
 * Tests that a device shows the groups of notifications that its user has chosen, and that this choice stays while the
 * device has no subscription.
 */
import { pushGroupValues } from '@skillharbor/contract';
import type { PushGroup } from '@skillharbor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { startPushServer } from '../../testing/pushes.ts';
import type { PushTestServer } from '../../testing/pushes.ts';
import { pushSubscription } from '../../testing/pushSubscription.ts';
import { PushServiceError } from './pushTransport.ts';

let pushes: PushTestServer;
let freelancer: TestPerson;
beforeAll(async () => {
  pushes = await startPushServer();
});
beforeEach(async () => {
  pushes.reset();
  freelancer = await signUp(pushes.server, 'freelancer');
});
afterAll(() => pushes.server.close());

describe('the groups of a device', () => {
  /** Turns on the notifications of all groups except these, in the same browser or in another one. */
  const showAllBut = (hidden: PushGroup[], subscription = pushSubscription()) =>
    pushes.turnOn(freelancer, {
      ...subscription,
      groups: pushGroupValues.filter((group) => !hidden.includes(group)),
    });
  const groupsOf = async (person: TestPerson) => (await pushes.devicesOf(person)).map(({ groups }) => groups);

  test('are all turned on at first', async () => {
    await pushes.turnOn(freelancer);
    expect(await groupsOf(freelancer)).toEqual([pushGroupValues]);
  });

  test('decide what this device shows, but not what other devices show', async () => {
    await showAllBut(['saved_searches', 'other']);
    const phone = await pushes.logInAgain(freelancer);
    const { endpoint } = await pushes.turnOn(phone);
    await pushes.notify(freelancer, 'Found');
    await pushes.notify(freelancer, 'Decided', 'application_accepted');
    await pushes.notify(freelancer, 'Written', 'message_received');
    await pushes.sendDue();
    await expect.poll(() => pushes.titles().toSorted()).toEqual(['Decided', 'Found', 'Written', 'Written']);
    const ofPhone = pushes.sent.filter(({ to }) => to === endpoint);
    expect(ofPhone).toHaveLength(3);
    expect(await groupsOf(phone)).toEqual([
      pushGroupValues,
      ['applications', 'still_looking', 'questions', 'job_changes', 'messages', 'invitations'],
    ]);
  });

  test('can all be turned off', async () => {
    await showAllBut([...pushGroupValues]);
    await pushes.notify(freelancer);
    await pushes.sendDue();
    expect(pushes.sent).toEqual([]);
    expect(await groupsOf(freelancer)).toEqual([[]]);
  });

  test('can be changed without losing queued notifications of the other groups', async () => {
    const { groups: _, ...subscription } = await showAllBut([]);
    pushes.respondWith(new PushServiceError('The push service push.example responded with the status 503.'));
    await pushes.notify(freelancer, 'Found');
    await pushes.notify(freelancer, 'Written', 'message_received');
    await pushes.sendDue();
    await showAllBut(['saved_searches'], subscription);
    pushes.respondWith('sent');
    pushes.pass(60);
    await pushes.sendDue();
    await expect.poll(pushes.titles).toEqual(['Written']);
  });

  test('do not change when the browser gets another subscription', async () => {
    await showAllBut(['saved_searches']);
    const { endpoint } = await pushes.turnOn(freelancer);
    await pushes.notify(freelancer, 'Found');
    await pushes.notify(freelancer, 'Written', 'message_received');
    await pushes.sendDue();
    await expect.poll(() => pushes.sent.map(({ to }) => to)).toEqual([endpoint]);
    expect(pushes.titles()).toEqual(['Written']);
  });

  test('are all turned on again for the next user of the browser', async () => {
    const { groups: _, ...subscription } = await showAllBut(['saved_searches']);
    const other = await signUp(pushes.server, 'freelancer');
    await pushes.turnOn(other, subscription);
    expect(await groupsOf(other)).toEqual([pushGroupValues]);
  });
});

describe('a device whose push service no longer knows it', () => {
  beforeEach(async () => {
    await pushes.turnOn(freelancer, { ...pushSubscription(), groups: ['other', 'saved_searches'] });
    await pushes.notify(freelancer);
    pushes.respondWith('gone');
    await pushes.sendDue();
    pushes.respondWith('sent');
  });

  test('is in the list of devices only if it requests the list itself, so that it can send a new subscription', async () => {
    expect(await pushes.devicesOf(freelancer)).toMatchObject([{ is_current: true }]);
    expect(await pushes.devicesOf(await pushes.logInAgain(freelancer))).toEqual([]);
  });

  test('gets no notifications until it has sent a new subscription, and then gets notifications of the same groups as before', async () => {
    await pushes.notify(freelancer, 'Lost');
    const { endpoint } = await pushes.turnOn(freelancer);
    await pushes.notify(freelancer, 'Found');
    await pushes.notify(freelancer, 'Written', 'message_received');
    await pushes.sendDue();
    await expect.poll(pushes.titles).toEqual(['Found']);
    expect(pushes.sent).toMatchObject([{ to: endpoint }]);
  });
});
