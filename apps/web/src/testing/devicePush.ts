import type { DevicePush, DevicePushState } from '../platform/devicePush.ts';
import { PushError } from '../platform/pushError.ts';

/**
 * Returns a browser whose notifications begin in this state, and whose user allows them unless `answer` says otherwise.
 */
export function devicePushIn(
  initial: DevicePushState,
  answer: 'granted' | 'dismissed' | 'denied' = 'granted',
): DevicePush {
  let state = initial;
  const endpoint = 'https://push.example/send/1';
  const subscription = { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  return {
    readState: () => Promise.resolve(state),
    subscribe() {
      if (answer === 'denied') state = 'denied';
      if (answer !== 'granted') return Promise.reject(new PushError('not allowed'));
      state = 'on';
      return Promise.resolve(subscription);
    },
    readAddress: () => Promise.resolve(state === 'on' ? endpoint : null),
    renew: () => Promise.resolve(state === 'denied' ? null : subscription),
    unsubscribe() {
      state = 'off';
      return Promise.resolve();
    },
  };
}
