import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { holdBack, untilLive } from './network.ts';
import { postJob, unique } from './jobs.ts';
import { arrival, newPerson, password } from './people.ts';

/* A press while a page is loading takes effect exactly once, as if the user had pressed later. */

const scripts = '**/assets/*.js';
const phone = { width: 360, height: 740 };
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closeMenu = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const busy = (page: Page) => page.locator('[aria-busy="true"]:is(a, button)');

/** Opens a page whose scripts do not load until the returned function is called. */
async function openUnscripted(page: Page, address: string) {
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

/** Opens the landing page and stops its hydration halfway, when React listens to events but cannot handle them yet. */
async function openHalfHydrated(page: Page) {
  const part = '**/LandingRoute-*.js';
  const release = await holdBack(page, part);
  const asked = page.waitForRequest(part);
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  return release;
}

/**
 * Runs in the page. React divides hydration into pieces of work, and announces each with a message to itself. On each
 * load of the page, the script presses the menu once, one piece later than on the previous load. The event `last
 * moment` presses the menu if that piece never came.
 */
function pressLaterEachTime() {
  const loads = Number(sessionStorage.getItem('loads'));
  sessionStorage.setItem('loads', String(loads + 1));
  let pieces = 0;
  let isPressed = false;
  const press = () => {
    if (!isPressed) document.querySelector<HTMLElement>('[aria-label="Open menu"]')?.click();
    isPressed = true;
  };
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const announce = this.port2.postMessage.bind(this.port2);
      this.port2.postMessage = (message: unknown) => {
        pieces += 1;
        // The press is scheduled with a higher priority than the next piece of rendering, like a user's press.
        if (pieces === loads) void scheduler.postTask(press, { priority: 'user-blocking' });
        announce(message);
      };
    }
  };
  addEventListener(loads === 0 ? 'DOMContentLoaded' : 'last moment', press);
}

for (const path of ['/', '/jobs']) {
  test(`the menu of ${path} opens, no matter at which moment of the hydration it is pressed`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(pressLaterEachTime);
    for (let moment = 0; moment < 15; moment += 1) {
      await page.goto(path, { waitUntil: 'commit' });
      await untilLive(page);
      await page.evaluate(() => dispatchEvent(new Event('last moment')));
      await expect(closeMenu(page), `pressed at piece ${moment}`).toBeVisible();
    }
  });
}

test('a page stays where the user has scrolled while it becomes interactive, so that no press misses its button', async ({
  browser,
}) => {
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Odd', lastName: 'Lund', company: 'Breakwater' }),
  );
  const offset = () => page.evaluate(() => window.scrollY);
  const release = await openUnscripted(page, '/create-job');
  await page.getByRole('button', { name: 'Save as draft' }).scrollIntoViewIfNeeded();
  const before = await offset();
  expect(before).toBeGreaterThan(0);
  release();
  await untilLive(page);
  expect(await offset()).toBe(before);
});

test('a user who follows a mail to a job can go on at once, although the app has not yet removed the notification from the address', async ({
  browser,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Odd', lastName: 'Lund', company: 'Breakwater' }),
  );
  const { id } = await postJob(client, unique('Net mender'));
  const { page } = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const clean = await holdBack(page, '**/ReadByAddress-*.js');
  const goOn = await holdBack(page, '**/ApplyRoute-*.js');
  await page.goto(`/job/${id}?notification=1`);
  const next = page.waitForRequest('**/ApplyRoute-*.js');
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await next;
  const read = page.waitForResponse((response) => response.request().method() === 'PATCH');
  clean();
  await read;
  goOn();
  await expect(page.getByRole('textbox', { name: 'Cover letter' })).toBeVisible();
  await expect(page).toHaveURL(`/apply/${id}`);
});

test('a press during hydration is shown as busy at once, and takes effect after hydration', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const release = await openHalfHydrated(page);
  await openMenu(page).click();
  await expect(busy(page)).toHaveAccessibleName('Open menu');
  // The user presses the button again, because nothing seemed to happen, and still wants the menu to open.
  await openMenu(page).click();
  release();
  await untilLive(page);
  await expect(closeMenu(page)).toBeVisible();
  await expect(busy(page)).toHaveCount(0);
});

test('a search that is submitted during hydration is sent once', async ({ page }) => {
  const release = await openHalfHydrated(page);
  await page.getByRole('searchbox').fill('design');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/jobs?search=design');
  release();
  await untilLive(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a client’s sign-up before hydration creates a client account', async ({ page }) => {
  const { firstName, lastName, email } = newPerson({ firstName: 'Ebba', lastName: 'Holm' });
  const release = await openUnscripted(page, '/signup');
  await page.getByRole('tab', { name: 'Client' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const sent = page.waitForRequest('**/api/auth/registration/');
  release();
  expect((await sent).postDataJSON()).toMatchObject({ role: 'client', email });
  await expect(page.getByRole('link', { name: 'Post Job' }).first()).toBeVisible();
});

test('choosing a demo account before the page is hydrated signs in to it', async ({ page }) => {
  const release = await openUnscripted(page, '/signin');
  await page.getByRole('button', { name: 'Demo client' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  release();
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
});

test('of two panels that exclude each other, the one that was pressed last is open', async ({ page }) => {
  const release = await openUnscripted(page, '/jobs');
  for (const name of ['Filter', 'Sort', 'Filter']) await page.getByRole('button', { name }).click();
  release();
  await expect(page.getByRole('button', { name: 'Hide Filters' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort' })).toHaveAttribute('aria-expanded', 'false');
});

test('Next adds a page to the list even before the list is hydrated', async ({ page }) => {
  const release = await openUnscripted(page, '/jobs');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(busy(page)).toHaveText('Next');
  release();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(40);
  await expect(page).toHaveURL('/jobs');
});

test('a second press of Next before the page is hydrated opens the next page in place of the list', async ({
  page,
}) => {
  await openUnscripted(page, '/jobs');
  const next = page.getByRole('link', { name: 'Next' });
  await next.click();
  await next.click();
  await expect(page).toHaveURL('/jobs?page=2');
});

test('choices in a form that are made before the page is hydrated stay chosen', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Tor', lastName: 'Lie', company: 'Quay' }));
  const release = await openUnscripted(page, '/create-job');
  await page.getByRole('radio', { name: 'Hybrid' }).check();
  await page.getByLabel('Category').selectOption('Education');
  release();
  await untilLive(page);
  await expect(page.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
  await expect(page.getByLabel('Category')).toHaveValue('education');
  await page.reload();
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
});
