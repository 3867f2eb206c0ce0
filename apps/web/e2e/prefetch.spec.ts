import { expect, test } from './test.ts';
import { untilLive } from './network.ts';

test('a page is loaded when the user points at its link, before the user follows the link', async ({
  page,
  context,
}) => {
  await page.goto('/jobs');
  await untilLive(page);
  const link = page.getByRole('article').getByRole('link').first();
  const title = await page.getByRole('article').first().getByRole('heading').innerText();
  const response = page.waitForResponse(/\/api\/job-listings\/listings\/\d+\/$/);
  const code = page.waitForResponse(/\/assets\/JobRoute-.*\.js$/);
  await link.hover();
  await (await response).finished();
  await (await code).finished();

  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a user who follows several links quickly arrives at the target of the last one', async ({ page }) => {
  await page.goto('/');
  await untilLive(page);
  for (const name of ['Pricing', 'Explore', 'Pricing'])
    await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('going back shows a list at once, even without a connection', async ({ page, context }) => {
  await page.goto('/jobs');
  await untilLive(page);
  const cards = page.getByRole('article');
  const title = await cards.nth(9).getByRole('heading').innerText();
  await cards.nth(9).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(cards.nth(9).getByRole('heading')).toHaveText(title);
  await expect(cards.nth(9)).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
