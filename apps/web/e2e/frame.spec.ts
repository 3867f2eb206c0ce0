import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { holdBack, untilLive } from './network.ts';
import { arrival, newPerson, signIn } from './people.ts';

/* A menu that the user opens in the navigation bar stays open when the next page arrives. */

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const open = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('on a phone', () => {
  test.use(phone);

  for (const { path, part, links } of [
    { path: '/', part: 'HomeRoute', links: ['Home', 'Explore', 'Pricing', 'Log in'] },
    { path: '/jobs', part: 'JobsRoute', links: ['Home', 'Explore', 'Pricing', 'Log in'] },
    { path: '/dashboard', part: 'SignInRoute', links: ['Home', 'Explore', 'Pricing', 'Log in'] },
  ]) {
    test(`a menu that is pressed before ${path} is hydrated opens, and does not close again`, async ({
      page,
    }) => {
      const release = await holdBack(page, `**/${part}-*.js`);
      await page.goto(path, { waitUntil: 'commit' });
      await open(page).tap();
      release();
      await expect(heading(page)).toBeVisible();
      await expect(menu(page)).toHaveText(links);
      await menu(page).filter({ hasText: 'Pricing' }).tap();
      await expect(page).toHaveURL('/pricing');
      await expect(menu(page)).toHaveCount(0);
    });
  }

  test('a menu that is opened while the next page is loading stays open when the page arrives', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/HowItWorksRoute-*.js');
    await page.goto('/');
    // Until the page is hydrated, the link would load another document.
    await untilLive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it Works' }).tap();
    await open(page).tap();
    await expect(menu(page)).toHaveCount(4);
    release();
    await expect(page).toHaveURL('/how-it-works');
    await expect(heading(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  });

  test('a menu that is opened right after signing in stays open, and shows the user’s links', async ({
    browser,
  }) => {
    const visit = await arrival(browser, newPerson({ firstName: 'Ada', lastName: 'Quay' }));
    await visit.page.context().close();
    const page = await (await browser.newContext(phone)).newPage();
    await page.goto('/signin');
    const release = await holdBack(page, '**/JobsRoute-*.js');
    await signIn(page, visit.person);
    await expect(open(page)).toBeVisible();
    await open(page).tap();
    release();
    await expect(heading(page)).toHaveText('Explore Job Listings');
    await expect(menu(page)).toHaveText(['Find Jobs', 'Dashboard', 'Profile']);
  });

  test('going back closes the menu', async ({ page }) => {
    await page.goto('/how-it-works');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).tap();
    await expect(page).toHaveURL('/pricing');
    await open(page).tap();
    await expect(menu(page)).toHaveCount(4);
    await page.goBack();
    await expect(page).toHaveURL('/how-it-works');
    await expect(menu(page)).toHaveCount(0);
  });

  test('a tap outside the open menu closes it and does nothing else', async ({ page }) => {
    await page.goto('/jobs');
    const next = page.getByRole('link', { name: 'Next' });
    const tap = async () => {
      await next.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await next.boundingBox()) ?? {};
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };

    await open(page).tap();
    await expect(menu(page)).toHaveCount(4);
    await tap();
    await expect(menu(page)).toHaveCount(0);
    await expect(next).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
    await tap();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(40);
  });

  test('leaving the menu by keyboard closes it', async ({ page }) => {
    await page.goto('/how-it-works');
    await open(page).press('Enter');
    await menu(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toHaveCount(0);
  });
});

test('the log-out dialog that opens right after signing in stays open', async ({ browser }) => {
  const { page, person } = await arrival(browser, newPerson({ firstName: 'Noor', lastName: 'Haddad' }));
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/signin');
  const release = await holdBack(page, '**/JobsRoute-*.js');
  await signIn(page, person);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' });
  await expect(question).toBeVisible();
  release();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Explore Job Listings').first()).toBeVisible();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(question).toBeHidden();
});

test('going back closes the log-out dialog together with its page', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Ravi', lastName: 'Nair' }));
  await page.goto('/how-it-works');
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Ravi Nair' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/how-it-works');
  await expect(question).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/profile');
  await expect(question).toBeHidden();
});
