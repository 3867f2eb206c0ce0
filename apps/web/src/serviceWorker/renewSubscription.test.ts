import { expect, test, vi } from 'vitest';
import { renewSubscription, SUBSCRIPTION_CHANGED } from './renewSubscription.ts';
import type { WorkerScope } from './workerScope.ts';

function workerWith() {
  const subscribe = vi.fn<WorkerScope['registration']['pushManager']['subscribe']>(() => Promise.resolve());
  const postMessage = vi.fn<(message: unknown) => void>();
  const page = { url: 'https://harbor.test/', focus: () => Promise.resolve(), postMessage };
  return {
    subscribe,
    postMessage,
    registration: { pushManager: { subscribe }, showNotification: () => Promise.resolve() },
    clients: {
      matchAll: () => Promise.resolve([page, page]),
      openWindow: () => Promise.resolve(),
      claim: () => Promise.resolve(),
    },
  };
}
const options = { userVisibleOnly: true, applicationServerKey: 'key' };

test('the worker subscribes again with the same key, and notifies all open pages', async () => {
  const worker = workerWith();
  await renewSubscription(worker, { oldSubscription: { options }, newSubscription: null });
  expect(worker.subscribe).toHaveBeenCalledExactlyOnceWith(options);
  expect(worker.postMessage.mock.calls).toEqual([
    [SUBSCRIPTION_CHANGED, []],
    [SUBSCRIPTION_CHANGED, []],
  ]);
});

test.each([
  ['has subscribed by itself', { oldSubscription: { options }, newSubscription: {} }],
  ['does not say what it has lost', {}],
])('the worker only tells open pages if the browser %s', async (_, change) => {
  const worker = workerWith();
  await renewSubscription(worker, change);
  expect(worker.subscribe).not.toHaveBeenCalled();
  expect(worker.postMessage).toHaveBeenCalledTimes(2);
});
