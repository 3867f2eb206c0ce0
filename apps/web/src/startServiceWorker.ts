/** Starts the service worker for people who use the app: users who are signed in, and those who have installed it. */
import type { App } from './app/app.ts';
export { devicePush } from './platform/devicePush.ts';
import { register, saveLanguage } from './platform/serviceWorker.ts';

/** Removes what the device shows of a user who has logged out. */
async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}

/** @param navigate goes to an address of the app, as its links do */
export function startServiceWorker(
  { language, log, role, session }: App,
  navigate: (href: string) => void,
): void {
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

  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<{ href: string }>) => {
    ports[0]?.postMessage('opening');
    navigate(data.href);
  });
  session.subscribe(() => void (role() === null ? closeShown() : start()).catch(report));
  start().catch(report);
}
