import { expect, test } from './test.ts';

test('the app opens', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Skill Harbor/);
});

test('the mocks are not served', async ({ request }) => {
  expect((await request.get('/mockServiceWorker.js')).status()).toBe(404);
});
