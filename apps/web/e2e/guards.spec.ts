import { expect, test } from '@playwright/test';
import { arrival, demo, newPerson, signIn } from './people.ts';

const freelancerOnly = ['/dashboard', '/profile', '/edit-profile', '/apply/1'];
const clientOnly = ['/my-job-listings', '/create-job', '/manage-job/1', '/edit-job/1', '/applicant/1/1'];
const visitorsOnly = ['/signin', '/signup?tab=client', '/pricing'];
const query = '?page=2&q=%C3%A9#applicants';

test('nobody signed in: every protected page asks to sign in, and knows the way back', async ({ page }) => {
  for (const path of [...freelancerOnly, ...clientOnly]) {
    await page.goto(`${path}${query}`);
    await expect(page).toHaveURL(`/signin?${new URLSearchParams({ from: `${path}${query}` }).toString()}`);
    await expect(page.getByText('Please log in to go on.')).toBeVisible();
  }
});

test('after signing in, one is where one wanted to be, with query and hash', async ({ browser, page }) => {
  const { person, page: theirs } = await arrival(
    browser,
    newPerson({ firstName: 'Ama', lastName: 'Boateng' }),
  );
  await page.goto(`/dashboard${query}`);
  await signIn(page, person);
  await expect(page).toHaveURL(`/dashboard${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'My Job Applications' })).toBeVisible();

  await test.step('whichever page that is', async () => {
    for (const path of freelancerOnly) {
      await theirs.goto(`/signin?${new URLSearchParams({ from: `${path}${query}` }).toString()}`);
      await expect(theirs).toHaveURL(`${path}${query}`);
    }
  });
});

test('a freelancer on a page for clients or visitors goes home', async ({ browser }) => {
  const { page } = await demo(browser, 'freelancer');
  for (const path of [...clientOnly, ...visitorsOnly]) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
});

test('a client on a page for freelancers or visitors goes home', async ({ browser }) => {
  const { page } = await demo(browser, 'client');
  for (const path of [...freelancerOnly, ...visitorsOnly]) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('an address that leads nowhere says so, and the way home', async ({ page }) => {
  await page.goto('/no/such/quay');
  await expect(page.getByText('404')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
