import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { holdBack, untilLive } from './network.ts';
import { privatePages, publicPages } from './pages.ts';
import { arrival, demo, newPerson } from './people.ts';

/* The server sends complete pages, and the scripts make them interactive. */

const scripts = '**/assets/*.js';

/**
 * Ignores two errors that the browser logs: a page with status 404, and the service worker, which Playwright blocks.
 */
const expected = ['Failed to load resource', 'Service Worker registration blocked by Playwright'];

/**
 * Opens a page and waits until it is hydrated. Returns its errors, and whether the elements that the server rendered
 * are still in the page.
 */
async function hydrate(page: Page, address: string) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!expected.some((start) => message.text().startsWith(start))) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  const main = await page.locator('main').elementHandle();
  const shown = await page.locator('main').innerText();
  release();
  await untilLive(page);
  expect(await page.evaluate(danglingReferences), 'ids of the server and of the browser').toEqual([]);
  return { complaints, shown, isSame: await main?.evaluate((element) => element.isConnected) };
}

/**
 * Runs in the page. Returns the ids that `aria-controls`, labels and descriptions refer to, but that no element has.
 */
function danglingReferences(): string[] {
  const names = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for'];
  return names.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .flatMap((element) => element.getAttribute(name)?.split(' ') ?? [])
      .filter((id) => document.getElementById(id) === null)
      .map((id) => `${name}=${id}`),
  );
}

for (const address of publicPages) {
  test(`${address} is readable before its scripts load, and hydration keeps the elements that the server rendered`, async ({
    page,
  }) => {
    const { complaints, shown, isSame } = await hydrate(page, address);
    expect(shown.length).toBeGreaterThan(40);
    expect(complaints).toEqual([]);
    expect(isSame).toBe(true);
  });
}

for (const role of ['freelancer', 'client'] as const) {
  test(`a ${role} never sees a visitor’s navigation bar`, async ({ browser }) => {
    // This test opens every page of the role twice.
    test.slow();
    const { page } = await demo(browser, role);
    // The server does not know the role yet, because the user signed in without opening a page. After this first page,
    // it does.
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
    for (const address of privatePages[role]) {
      const next = await page.context().newPage();
      const release = await holdBack(next, scripts);
      await next.goto(address, { waitUntil: 'commit' });
      await expect(next.getByRole('button', { name: 'Log Out' }).first()).toBeAttached();
      await expect(next.getByRole('link', { name: 'Log in' })).toHaveCount(0);
      release();
      await next.close();

      const live = await page.context().newPage();
      const { complaints, isSame } = await hydrate(live, address);
      expect(complaints, address).toEqual([]);
      expect(isSame, address).toBe(true);
      await live.close();
    }
  });
}

for (const address of ['/', '/jobs', '/job/1', '/signin']) {
  test(`${address} becomes the user’s own page without errors, even if the cookies are gone`, async ({
    browser,
  }) => {
    const { page } = await demo(browser, 'freelancer');
    await page.context().clearCookies();
    const { complaints } = await hydrate(page, address);
    await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read a list, a job, and the page of a freelancer', async ({ page }) => {
    await page.goto('/jobs');
    const first = page.getByRole('article').first();
    const title = await first.getByRole('heading').innerText();
    await first.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto('/freelancers');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/freelancer\/\d+$/);
  });

  test('a form says that it needs scripts, and typed text never becomes part of an address', async ({
    page,
  }) => {
    await page.goto('/signin');
    await page.getByLabel('Password', { exact: true }).fill('correct-horse');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/signin');
    // The test reads the markup, because Chromium shows `noscript` only if its own settings turn scripts off.
    expect(await page.content()).toMatch(/<noscript>This form needs JavaScript\./);
  });

  test('a visitor can search, and open further pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('design');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/jobs?search=design');
    await expect(page.getByRole('article').first()).toContainText(/design/i);

    await page.goto('/jobs?category=tech');
    await page.getByRole('combobox').fill('a');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/jobs?category=tech&search=a');

    await page.goto('/freelancers?skill=1&skill=2&availability=Available');
    await expect(page.getByText(/freelancers? match/)).toBeVisible();
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/freelancers?skill=1&skill=2&availability=Available&search=a');

    for (const list of ['/jobs', '/freelancers']) {
      await page.goto(list);
      const first = await page.getByRole('article').first().getByRole('heading').innerText();
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first);
      await page.getByRole('link', { name: 'Previous' }).click();
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first);
    }
  });
});

test.describe('before the scripts have loaded', () => {
  test('a press of the menu button opens the menu once the scripts have loaded', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdBack(page, scripts);
    await page.goto('/jobs', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    // The user presses the button again, because nothing seemed to happen.
    await menu.click();
    release();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Pricing' })).toBeVisible();
  });

  test('a press of the filter button opens the filters once the scripts have loaded', async ({ page }) => {
    const release = await holdBack(page, scripts);
    await page.goto('/jobs', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Filter' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Hide Filters' })).toBeVisible();
  });

  test('a form is sent once, with the typed text', async ({ page }) => {
    const release = await holdBack(page, scripts);
    await page.goto('/signin', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('guest@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a wrong password');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.url().endsWith('/api/auth/login/'))));
    release();
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
    expect(sent).toBe(1);
    expect(page.url()).not.toContain('password');
  });

  test('typed text is added to the draft of an earlier visit', async ({ browser }) => {
    const person = newPerson({ firstName: 'Nora', lastName: 'Falk', company: 'Pier' });
    const { page } = await arrival(browser, person);
    await page.goto('/create-job');
    await untilLive(page);
    await page.getByLabel('Title').fill('Crane operator');
    await page.getByLabel('Location').fill('Bergen');
    // The reload shows that the text was saved while the user typed.
    const release = await holdBack(page, scripts);
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('Location').fill('Oslo');
    await page.getByLabel('Short description').fill('Moves containers.');
    release();
    await untilLive(page);
    await expect(page.getByLabel('Title')).toHaveValue('Crane operator');
    await expect(page.getByLabel('Location')).toHaveValue('Oslo');
    await expect(page.getByLabel('Short description')).toHaveValue('Moves containers.');
    await page.context().close();
  });

  test('links can be followed', async ({ page }) => {
    await holdBack(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'How It Works' }).first().click();
    await expect(page).toHaveURL('/how-it-works');
  });
});
