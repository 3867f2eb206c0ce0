import { expect, test } from './test.ts';
import { sessionKeys } from '@skillharbor/api-client';
import { endSession, inDays, unique } from './jobs.ts';
import { holdBack } from './network.ts';
import { arrival, newPerson, signIn, store } from './people.ts';

test('a refresh token alone restores the session, and a message is shown meanwhile', async ({ browser }) => {
  const { page, session } = await arrival(browser, newPerson({ firstName: 'Lena', lastName: 'Ortiz' }));
  await page.evaluate(() => localStorage.clear());
  await store(page, { [sessionKeys.refreshToken]: session.refresh_token });

  const release = await holdBack(page, '**/api/auth/token/refresh/');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const restoring = 'Please wait, restoring your session...';
  await expect(page.getByRole('status').filter({ hasText: restoring })).toHaveText(restoring);
  await expect(page.getByRole('banner')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'My Job Applications' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  const expiry = await page.evaluate((key) => localStorage.getItem(key), sessionKeys.refreshTokenExpiry);
  expect(Number(expiry), 'The expiry is stored again.').toBeGreaterThan(Date.now() / 1000);
});

test('an expired refresh token signs the user out', async ({ browser }) => {
  const { page, session, request } = await arrival(
    browser,
    newPerson({ firstName: 'Omar', lastName: 'Said' }),
  );
  await page.evaluate(() => localStorage.clear());
  await store(page, { [sessionKeys.refreshToken]: session.refresh_token });
  await endSession(request, session.refresh_token);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/signin?from=%2Fdashboard');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a user is signed out if a request is refused again after the token was refreshed', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Rita', lastName: 'Moe' }));
  await page.route('**/api/applications/my/**', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Please log in.' } }),
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/signin?from=%2Fdashboard');
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKeys.refreshToken)).toBeNull();
});

test('a session that the server has ended redirects to sign-in, even from a public page', async ({
  browser,
}) => {
  const client = newPerson({ firstName: 'Nils', lastName: 'Gran', company: 'Quay' });
  const { page, session, request } = await arrival(browser, client);
  await endSession(request, session.refresh_token);
  const withoutToken: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/my-listings/') && !sent.headers()['authorization'])
      withoutToken.push(sent.url());
  });
  await page.goto('/');
  await expect(page).toHaveURL('/signin?from=%2F');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(withoutToken).toEqual([]);

  await test.step('the user may continue as a visitor, or sign in and come back', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/jobs');
    await page.goBack();
    await signIn(page, client);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});

test('a server failure does not end a session, and the user can try again', async ({ browser }) => {
  const { page, session } = await arrival(browser, newPerson({ firstName: 'Abe', lastName: 'Lind' }));
  await page.evaluate(() => localStorage.clear());
  await store(page, { [sessionKeys.refreshToken]: session.refresh_token });
  let isBroken = true;
  await page.route('**/api/users/', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { detail: 'Internal.' } }) : route.fallback(),
  );
  await page.clock.install();
  await page.goto('/dashboard');
  for (const pause of [1_000, 3_000]) {
    await expect(page.getByText('Please wait, restoring your session...')).toBeVisible();
    const again = page.waitForResponse('**/api/users/');
    await page.clock.runFor(pause);
    await again;
  }
  await expect(
    page.getByText('We cannot reach Skill Harbor. Check your connection and try again.'),
  ).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKeys.refreshToken)).not.toBeNull();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Job Applications' })).toBeVisible();
});

test('no typed text is lost if the session ends while the user fills in a form', async ({ browser }) => {
  const client = newPerson({ firstName: 'Greta', lastName: 'Holm', company: 'Dry Dock' });
  const { page, session, request } = await arrival(browser, client);
  const title = unique('Caulker');
  await page.goto('/create-job');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Short description').fill('Close the seams of a wooden hull.');
  await page.getByLabel('Description', { exact: true }).fill('Oakum, pitch, patience.');
  await page.getByLabel('Category').selectOption('Healthcare');
  await page.getByLabel('Location').fill('Stavanger, Norway');
  await page.getByLabel('Application deadline').fill(inDays(9));
  await endSession(request, session.refresh_token);
  // The app may notice the ended session first, because it saves the draft. Then the button is gone before the press.
  await page
    .getByRole('button', { name: 'Create Job' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);

  await test.step('signing in again restores all typed text', async () => {
    await expect(page).toHaveURL('/signin?from=%2Fcreate-job');
    await expect(page.getByText(/what you wrote is kept/)).toBeVisible();
    await signIn(page, client);
    await expect(page).toHaveURL('/create-job');
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Oakum, pitch, patience.');
    await expect(page.getByLabel('Category')).toHaveValue('healthcare');
    await expect(page.getByLabel('Application deadline')).toHaveValue(inDays(9));
  });

  await test.step('the restored text still counts as unsaved', async () => {
    await page.getByRole('link', { name: 'Find Freelancers' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByText('Job created.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });
});

test('signing out and in takes effect in other tabs', async ({ browser }) => {
  const freelancer = newPerson({ firstName: 'Bo', lastName: 'Berg' });
  const { page: first } = await arrival(browser, freelancer);
  await first.goto('/how-it-works');
  const second = await first.context().newPage();
  await second.goto('/profile');
  await expect(second.getByRole('heading', { name: 'Bo Berg' })).toBeVisible();

  await first.getByRole('button', { name: 'Log Out' }).first().click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(first).toHaveURL('/signin');
  await expect(second).toHaveURL('/signin?from=%2Fprofile');

  await signIn(second, freelancer);
  await expect(second).toHaveURL('/profile');
  await expect(first).toHaveURL('/');
  await expect(first.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
});

test('invalid data in the storage never causes a blank page', async ({ page }) => {
  const nonsense = ['', '{', 'null', '[]', '"text"', '{"pk":"1","role":"admiral"}', '\u0000☠'];
  for (const value of nonsense) {
    await store(page, Object.fromEntries(Object.values(sessionKeys).map((key) => [key, value])));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  }
});
