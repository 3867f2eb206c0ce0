import { untilLive } from './network.ts';
import { arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

/* The app can be installed, and shows a message when the server cannot be reached. */

test.use({ serviceWorkers: 'allow' });

test('a page that cannot be reached shows a message in the language of the device', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  await page.goto('/jobs');
  await untilLive(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/language'))?.text())).toBe('de');

  await page.context().setOffline(true);
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist nicht erreichbar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page).toHaveURL('/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nachrichten');
});

test('a visitor gets no service worker', async ({ page }) => {
  await page.goto('/');
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the app can be installed', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^application\/manifest\+json/),
    'cache-control': 'no-cache',
  });
  const { icons } = (await response.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({
    'content-type': expect.stringMatching(/javascript/),
    'cache-control': 'no-cache',
  });
});
