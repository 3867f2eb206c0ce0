/** Starts the service worker for people who use the app: users who are signed in, and those who have installed it. */
import type { App } from './app/app.ts';
import { onLive } from './conversations/live.ts';
import { readFollowed } from './conversations/readNotification.ts';
import type { PressedNotification } from './serviceWorker/shownNotification.ts';
export { devicePush } from './platform/devicePush.ts';
import { closeShown, register, saveLanguage } from './platform/serviceWorker.ts';

/** @param navigate goes to an address of the app, as its links do */
export function startServiceWorker(app: App, navigate: (href: string) => void): void {
  const { language, log, queries, role, session } = app;
  if (!('serviceWorker' in navigator)) return;
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  let isStarted = false;
  let saving = Promise.resolve();

  /** Saves the language that is chosen when the earlier saves have ended, so the last one is that of the page. */
  const save = () => {
    saving = saving.catch(() => undefined).then(() => saveLanguage(language.get().language));
    return saving;
  };

  async function start() {
    if (isStarted || (role() === null && !isInstalled)) return;
    isStarted = true;
    await register();
    // A language that is chosen while the first one is saved is not missed.
    language.subscribe(() => void save().catch(report));
    await save();
  }
  const report = (error: unknown) => log('The service worker did not start.', error);

  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports }: MessageEvent<PressedNotification>) => {
      ports[0]?.postMessage('opening');
      if (role() !== null) readFollowed(app, data.id);
      const { pathname, search, hash } = window.location;
      if (pathname + search + hash !== data.href) navigate(data.href);
    },
  );
  // What is read on another device is not shown here any longer.
  onLive(queries, ({ status, notifications }) => {
    if (status === 'live' && notifications === 0) closeShown().catch(report);
  });
  session.subscribe(() => void (role() === null ? closeShown() : start()).catch(report));
  start().catch(report);
}
