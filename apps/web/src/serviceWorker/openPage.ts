import type { Clients, WindowClient } from './workerScope.ts';

/** How long a tab has to say that it opens the page, in milliseconds. One that is still loading says nothing. */
const ACKNOWLEDGEMENT_MS = 500;

/**
 * Opens a page of the site: in the tab that shows it already, else in any open tab, whose app goes there as by a link, so that it
 * can ask about unsaved text, else in a new tab.
 */
export async function openPage(clients: Clients, href: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window' });
  const there = tabs.find(({ url }) => addressIn(url) === href);
  if (there) {
    await there.focus();
    return;
  }
  const [tab] = tabs;
  if (tab) {
    await tab.focus();
    if (await goesTo(tab, href)) return;
  }
  await clients.openWindow(href);
}

function addressIn(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

/** Asks the app in a tab to go to a page. Resolves to false if it does not respond. */
function goesTo(tab: WindowClient, href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ACKNOWLEDGEMENT_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    tab.postMessage({ href }, [port2]);
  });
}
