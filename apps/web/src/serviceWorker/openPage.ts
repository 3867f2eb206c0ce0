import { notificationLink } from '@skillharbor/prose';
import type { PressedNotification } from './shownNotification.ts';
import type { Clients, WindowClient } from './workerScope.ts';

/** How long a tab has to say that it opens the page, in milliseconds. One that is still loading says nothing. */
const ACKNOWLEDGEMENT_MS = 500;

/**
 * Opens the page of a notification: in the tab that shows it already, else in any open tab, whose app goes there as by a link, so
 * that it can ask about unsaved text, else in a new tab. The app marks the notification as read.
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

/** Asks the app in a tab to go to the page of a notification, and to mark it as read. Resolves to false if it does not respond. */
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
