import { notificationLink } from '@skillharbor/prose';
import type { PressedNotification } from './shownNotification.ts';
import type { Clients, WindowClient } from './workerScope.ts';

/**
 * The maximum time until a tab confirms that it opens the page, in milliseconds. A tab that is still loading does not
 * respond.
 */
const ACKNOWLEDGEMENT_MS = 500;

/**
 * Opens the page of a notification and marks the notification as read. If a tab already shows the page, that tab gets
 * the focus. Otherwise, an open tab navigates to the page as if by a link, so that its app can ask about unsaved text.
 * If no tab is open, or the open tab does not respond, a new one opens.
 */
export async function openPage(clients: Clients, pressed: PressedNotification): Promise<void> {
  const { id, href } = pressed;
  const tabs = await clients.matchAll({ type: 'window' });
  const there = tabs.find(({ url }) => addressIn(url) === href);
  if (there) {
    await there.focus();
    await goesTo(there, pressed);
    return;
  }
  const [tab] = tabs;
  if (tab) {
    await tab.focus();
    if (await goesTo(tab, pressed)) return;
  }
  await clients.openWindow(notificationLink(href, id));
}

function addressIn(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

/**
 * Asks the app in a tab to open the page of a notification, and to mark the notification as read. Resolves to false if
 * the app does not respond.
 */
function goesTo(tab: WindowClient, pressed: PressedNotification): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ACKNOWLEDGEMENT_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    tab.postMessage(pressed, [port2]);
  });
}
