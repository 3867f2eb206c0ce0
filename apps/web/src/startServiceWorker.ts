/** Starts the service worker for users who are signed in, and for users who have installed the app. */
import type { App } from './app/app.ts';
import { onLive } from './conversations/live.ts';
import { readFollowed } from './conversations/readNotification.ts';
import { sendChangedSubscription } from './notifications/subscription.ts';
import { SUBSCRIPTION_CHANGED } from './serviceWorker/renewSubscription.ts';
import type { PressedNotification } from './serviceWorker/shownNotification.ts';
import { devicePush } from './platform/devicePush.ts';
import { closeShown, register, saveLanguage } from './platform/serviceWorker.ts';

export { devicePush };

/** @param navigate goes to an address of the app, as a link does */
export function startServiceWorker(app: App, navigate: (href: string) => void): void {
  const { language, log, queries, role, session } = app;
  if (!('serviceWorker' in navigator)) return;
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  let isStarted = false;
  let saving = Promise.resolve();
  let comparing = Promise.resolve();

  /**
   * Saves the current language after the earlier saves have ended, so that the last saved language is that of the page.
   */
  const save = () => {
    saving = saving.catch(() => undefined).then(() => saveLanguage(language.get().language));
    return saving;
  };

  /** Compares the browser's subscription with the server's. One comparison ends before the next begins. */
  function compare() {
    comparing = comparing
      .then(() => sendChangedSubscription(app, devicePush))
      .catch((error: unknown) => log('A new subscription was not sent.', error));
  }

  async function start() {
    if (isStarted || (role() === null && !isInstalled)) return;
    isStarted = true;
    await register();
    // The listener is added before the first save, so that no later choice of a language is missed.
    language.subscribe(() => void save().catch(report));
    await save();
  }
  const report = (error: unknown) => log('The service worker did not start.', error);

  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports }: MessageEvent<PressedNotification | typeof SUBSCRIPTION_CHANGED>) => {
      if (data === SUBSCRIPTION_CHANGED) {
        compare();
        return;
      }
      ports[0]?.postMessage('opening');
      if (role() !== null) readFollowed(app, data.id);
      const { pathname, search, hash } = window.location;
      if (pathname + search + hash !== data.href) navigate(data.href);
    },
  );
  // Once the user has read all notifications, on any device, this device no longer shows any.
  onLive(queries, ({ status, notifications }) => {
    if (status === 'live' && notifications === 0) closeShown().catch(report);
  });
  session.subscribe(() => void (role() === null ? closeShown() : start().then(compare)).catch(report));
  start().then(compare).catch(report);
}
