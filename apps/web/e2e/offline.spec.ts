import { expect, test, type Page } from '@playwright/test';
import { failOnce, holdBack } from './network.ts';
import { demo } from './people.ts';

const notLoaded = 'This page could not be loaded. Check your connection and try again.';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** Links to jobs that one can apply to. The newest are other journeys' own, who may take them back at any time. */
const openJobs = (page: Page) => cards(page).filter({ hasNotText: 'Applications closed' }).getByRole('link');

test('without a connection a page says what is missing, and Retry brings it', async ({ page, context }) => {
  await page.goto('/jobs');
  await openJobs(page).nth(9).click();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  await page.goBack();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Unable to load job listings. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();

  await openJobs(page).nth(10).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to load job details.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to load job details.');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page whose part cannot be loaded without a connection comes once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('a part that fails once, as after a new version, is mended by itself', async ({ page }) => {
  await failOnce(page, '**/PricingRoute-*.js');
  await page.goto('/');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByRole('tab', { name: 'Freelancer Plans' })).toBeVisible();
});

test('a part that keeps failing is tried once, and then it is said', async ({ page }) => {
  let asked = 0;
  await page.route('**/PricingRoute-*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/pricing');
  // The page says so while it asks whether the server is there, and loads anew if it is.
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  expect(asked).toBe(2);
});

test('a slow answer shows what is being waited for', async ({ page }) => {
  const release = await holdBack(page, '**/api/job-listings/listings/?*');
  await page.goto('/jobs');
  await expect(page.getByText('Loading jobs...')).toBeVisible();
  release();
  await expect(cards(page).first()).toBeVisible();
});

test('a slow part of the app shows that it is on its way', async ({ page }) => {
  const coming = page.getByRole('progressbar', { name: 'Loading the page' });
  let release = await holdBack(page, '**/HomeRoute-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(coming).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(coming).toBeHidden();

  release = await holdBack(page, '**/PricingRoute-*.js');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(coming).toBeVisible();
  release();
  await expect(page).toHaveURL('/pricing');
  await expect(coming).toBeHidden();
});

test('an app that does not come at all leaves no blank page', async ({ page }) => {
  await page.route('**/shell-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Skill Harbor is still loading.')).toBeVisible();
});

test('where it cannot be found out whether one has applied, applying stays possible', async ({ browser }) => {
  const { page } = await demo(browser, 'freelancer');
  await page.route('**/api/applications/has-applied/**', (route) => route.abort());
  await page.goto('/');
  await openJobs(page).nth(9).click();
  await expect(
    page.getByText('We could not check whether you have already applied to this job.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible();
});
