import { expect, test, vi } from 'vitest';
import { openPage } from './openPage.ts';
import type { Clients, WindowClient } from './workerScope.ts';

/**
 * Makes a tab at an address. When the service worker asks the tab to open a page, the app in the tab opens it, unless
 * the app is still loading.
 */
function tabAt(address: string, { isLoading = false } = {}) {
  const opened: unknown[] = [];
  const tab = {
    url: `https://harbor.test${address}`,
    focus: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    postMessage(message: unknown, [port]: Transferable[]) {
      // `openPage()` sends the notification with a port for the response.
      if (isLoading || !(port instanceof MessagePort)) return;
      opened.push(message);
      port.postMessage('opening');
      port.close();
    },
  } satisfies WindowClient;
  return { tab, opened };
}

function clientsOf(...tabs: WindowClient[]) {
  const openWindow = vi.fn<Clients['openWindow']>(() => Promise.resolve());
  return { matchAll: () => Promise.resolve(tabs), openWindow, claim: () => Promise.resolve() };
}

test('a tab that shows the page gets the focus', async () => {
  const { tab: other } = tabAt('/jobs');
  const { tab, opened } = tabAt('/dashboard/7#conversation');
  const clients = clientsOf(other, tab);
  await openPage(clients, { id: 17, href: '/dashboard/7#conversation' });
  expect(tab.focus).toHaveBeenCalledOnce();
  expect(other.focus).not.toHaveBeenCalled();
  // The app marks the notification as read.
  expect(opened).toEqual([{ id: 17, href: '/dashboard/7#conversation' }]);
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('if no tab shows the page, another open tab gets the focus, and its app opens the page', async () => {
  const { tab, opened } = tabAt('/jobs');
  const clients = clientsOf(tab);
  await openPage(clients, { id: 17, href: '/dashboard/7' });
  expect(tab.focus).toHaveBeenCalledOnce();
  expect(opened).toEqual([{ id: 17, href: '/dashboard/7' }]);
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('the page opens in a new tab if no tab is open, or if the open tab is still loading', async () => {
  for (const clients of [clientsOf(), clientsOf(tabAt('/jobs', { isLoading: true }).tab)]) {
    await openPage(clients, { id: 17, href: '/dashboard/7' });
    expect(clients.openWindow).toHaveBeenCalledWith('/dashboard/7?notification=17');
  }
});
