import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { harmlessAddresses, hostileAddresses } from '../src/testing/hostileAddresses.ts';
import { arrival, demo, newPerson, signIn } from './people.ts';

const signedInOnly = ['/account', '/account/activity', '/work-record', '/change-password'];
const freelancerOnly = ['/dashboard', '/profile', '/edit-profile', '/apply/1'];
const clientOnly = ['/my-job-listings', '/create-job', '/manage-job/1', '/edit-job/1', '/applicant/1/1'];
const visitorsOnly = ['/signin', '/signup?tab=client', '/pricing'];
const query = '?page=2&q=%C3%A9#applicants';

test('every protected page redirects a visitor to sign-in, and the app remembers the page', async ({
  page,
}) => {
  for (const path of [...signedInOnly, ...freelancerOnly, ...clientOnly]) {
    await page.goto(`${path}${query}`);
    // The browser does not send the hash to the server, so the hash is not part of `from`.
    const [origin = '', hash = ''] = `${path}${query}`.split('#');
    await expect(page).toHaveURL(`/signin?${new URLSearchParams({ from: origin }).toString()}#${hash}`);
    await expect(page.getByText('Please log in to go on.')).toBeVisible();
  }
});

test('after signing in, the user is on the requested page, with its query and hash', async ({
  browser,
  page,
}) => {
  const { person, page: theirs } = await arrival(
    browser,
    newPerson({ firstName: 'Ama', lastName: 'Boateng' }),
  );
  await page.goto(`/dashboard${query}`);
  await signIn(page, person);
  await expect(page).toHaveURL(`/dashboard${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'My Job Applications' })).toBeVisible();

  await test.step('signing in leads back to each protected page', async () => {
    for (const path of freelancerOnly) {
      await theirs.goto(`/signin?${new URLSearchParams({ from: `${path}${query}` }).toString()}`);
      await expect(theirs).toHaveURL(`${path}${query}`);
    }
  });
});

test('no address of the sign-in page can redirect to another site', async ({ browser, page }) => {
  // This test opens about fifty pages one after another.
  test.slow();
  const { page: theirs } = await demo(browser, 'freelancer');
  const { person } = await arrival(browser, newPerson({ firstName: 'Ines', lastName: 'Duarte' }));
  const visited = [await watchOtherSites(page), await watchOtherSites(theirs)];

  await test.step('a signed-in user opens such a link', async () => {
    for (const from of hostileAddresses) {
      await theirs.goto(signInWith(from), { waitUntil: 'commit' });
      await expect(theirs, from).toHaveURL('/');
    }
    for (const from of harmlessAddresses) {
      await theirs.goto(signInWith(from), { waitUntil: 'commit' });
      await expect(theirs).toHaveURL(from);
    }
  });
  await test.step('a visitor opens such a link', async () => {
    await page.goto(signInWith('/.//evil.test/x'));
    await signIn(page, person);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
  });
  expect(visited.flat()).toEqual([]);
});

test('a freelancer is redirected home from pages for clients or visitors', async ({ browser }) => {
  const { page } = await demo(browser, 'freelancer');
  for (const path of [...clientOnly, ...visitorsOnly]) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
});

test('a client is redirected home from pages for freelancers or visitors', async ({ browser }) => {
  const { page } = await demo(browser, 'client');
  for (const path of [...freelancerOnly, ...visitorsOnly]) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('an unknown address shows the 404 page, with a search, three jobs and a link home', async ({ page }) => {
  await page.goto('/no/such/quay');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

function signInWith(from: string) {
  return `/signin?${new URLSearchParams({ from }).toString()}`;
}

/** Records the requests to other sites, and responds to them itself. */
async function watchOtherSites(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.goto('/');
  const { origin } = new URL(page.url());
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'Another site.' });
    },
  );
  return asked;
}
