import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { holdBack, untilLive } from './network.ts';
import { arrival, newPerson, password } from './people.ts';
import type { Person } from './people.ts';

/** Returns a function that counts the POST requests to this URL. */
function countPosts(page: Page, address: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(address)) count += 1;
  });
  return () => count;
}

/** Submits the form, and presses Enter again while the next page is still waiting for its scripts and data. */
async function pressAgain(page: Page, button: string, address: string) {
  const posts = countPosts(page, address);
  const releases = [
    await holdBack(page, '**/assets/**'),
    await holdBack(page, '**/api/job-listings/my-listings/**'),
  ];
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeAttached();
  const field = page.getByLabel('Password', { exact: true });
  for (let press = 0; press < 3; press += 1) await field.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Waiting for your passkey…' })).toHaveCount(0);
  for (const release of releases) release();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(posts()).toBe(1);
}

const client = (): Person => newPerson({ firstName: 'Vera', lastName: 'Kade', company: 'Ropewalk' });

test('a second press of "Sign up" before the next page opens sends nothing, and the page greets a new user', async ({
  page,
}) => {
  const person = client();
  await page.goto('/signup?tab=client');
  await untilLive(page);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await pressAgain(page, 'Sign up', '/api/auth/registration/');
  await expect(page.getByText('Welcome, Vera.')).toBeVisible();
});

test('a second press of "Log in" before the next page opens sends nothing', async ({ browser, page }) => {
  const { person } = await arrival(browser, client());
  await page.goto('/signin');
  await untilLive(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await pressAgain(page, 'Log in', '/api/auth/login/');
});
