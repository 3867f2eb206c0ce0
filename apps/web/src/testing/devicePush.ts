import type { DevicePush, DevicePushState } from '../platform/devicePush.ts';
import { PushError } from '../platform/pushError.ts';

/** Returns a browser in this state, whose user allows notifications, or answers as given. */
export function devicePushIn(
  initial: DevicePushState,
  answer: 'granted' | 'dismissed' | 'denied' = 'granted',
): DevicePush {
  let state = initial;
  return {
    readState: () => Promise.resolve(state),
    subscribe() {
      if (answer === 'denied') state = 'denied';
      if (answer !== 'granted') return Promise.reject(new PushError('not allowed'));
      state = 'on';
      return Promise.resolve({
        endpoint: 'https://push.example/send/1',
        p256dh: 'B'.repeat(87),
        auth: 'a'.repeat(22),
      });
    },
    unsubscribe() {
      state = 'off';
      return Promise.resolve();
    },
  };
}
