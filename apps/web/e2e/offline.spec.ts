import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { failOnce, holdBack, leaveToTheBrowser, untilLive } from './network.ts';
import { arrival, demo, newPerson } from './people.ts';

const notLoaded = 'This page could not be loaded. Check your connection and try again.';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
/**
 * Finds links to jobs that still accept applications. The newest jobs belong to other journeys, which may deactivate
 * them at any time.
 */
const openJobs = (page: Page) => cards(page).filter({ hasNotText: 'Applications closed' }).getByRole('link');

test('a page without a connection says what could not be loaded, and Retry loads it', async ({
  page,
  context,
}) => {
  await page.goto('/jobs');
  await openJobs(page).nth(9).click();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  await page.goBack();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Unable to load job listings. Please try again later.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();

  await openJobs(page).nth(10).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to load job details.');
  // The alert stays while the page tries again, so it does not show that this attempt has failed.
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/job-listings/'),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await failed;
  await expect(page.getByRole('alert')).toHaveText('Failed to load job details.');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page whose chunk cannot be loaded offline appears once there is a connection', async ({
  page,
  context,
}) => {
  // The app may load the chunk in advance while there is still a connection.
  const chunk = '**/PricingRoute-*.js';
  await page.route(chunk, (route) => route.abort());
  await page.goto('/');
  // Before the app runs, a press makes the browser load the page, and the browser shows its own error page.
  await untilLive(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();

  await page.unroute(chunk);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('if a part of the page cannot be loaded, the form beside it does not change', async ({ browser }) => {
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
  );
  const chunk = '**/DomainOfCompany-*.js';
  await page.route(chunk, (route) => route.abort());
  await page.goto('/edit-company');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Pier Loft');
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.');
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Pier Loft');

  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Domain of your website' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Pier Loft');
});

test('a part of the page that no user has asked for shows no error until it is needed', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const chunk = '**/LogOutQuestion-*.js';
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('LogOutQuestion'),
  });
  await page.route(chunk, (route) => route.abort());
  await page.goto('/account');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');

  await page.unroute(chunk);
  // The first press reloads the page, and the next press opens the dialog.
  await expect(async () => {
    await page.getByRole('button', { name: 'Log Out' }).first().click({ timeout: 1000 });
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('the page reloads if a chunk fails once, as it does after a new version', async ({ page }) => {
  await failOnce(page, '**/PricingRoute-*.js');
  await page.goto('/');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByRole('tab', { name: 'Freelancer Plans' })).toBeVisible();
});

test('a chunk that cannot be loaded is requested once more, and then the page reports the failure', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/PricingRoute-*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/pricing');
  // The page also shows the message before it reloads, so the test first waits for the second request.
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  expect(asked).toBe(2);
});

test('a slow response shows a message about what is loading', async ({ page }) => {
  const release = await holdBack(page, '**/api/job-listings/listings/?*');
  await leaveToTheBrowser(page);
  await page.goto('/jobs');
  await expect(page.getByText('Loading jobs...')).toBeVisible();
  release();
  await expect(cards(page).first()).toBeVisible();
});

test('a directory whose first response is slow stops showing that it loads', async ({ page }) => {
  const release = await holdBack(page, '**/api/accounts/freelancers/');
  await leaveToTheBrowser(page);
  await page.goto('/freelancers');
  await expect(page.getByText('Loading freelancers...')).toBeVisible();
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('Loading more…')).toBeHidden();
});

test('a slow chunk of the app shows a loading indicator', async ({ page }) => {
  const coming = page.getByRole('progressbar', { name: 'Loading the page' });
  await page.goto('/');
  await untilLive(page);
  const release = await holdBack(page, '**/PricingRoute-*.js');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(coming).toBeVisible();
  release();
  await expect(page).toHaveURL('/pricing');
  await expect(coming).toBeHidden();
});

test('the page stays readable if the app does not load at all', async ({ page }) => {
  await page.route('**/shell-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a freelancer can apply even if the page cannot find out whether they have already applied', async ({
  browser,
}) => {
  const { page } = await demo(browser, 'freelancer');
  await page.route('**/api/applications/has-applied/**', (route) => route.abort());
  await page.goto('/');
  await openJobs(page).nth(9).click();
  await expect(
    page.getByText('We could not check whether you have already applied to this job.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible();
});
