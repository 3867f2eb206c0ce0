import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';

/* A visitor goes from the landing page through the categories and back. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const neighbours = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const word = crypto.randomUUID().replaceAll('-', '');

// All tests run in one group. In several groups, `beforeAll` would run again for each and post the jobs a second time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  const client = await arrival(browser, newPerson({ firstName: 'Una', lastName: 'Berg', company: 'Mole' }));
  await postJob(client, unique(`Splicer ${word}`), { category: 'tech' });
  await client.page.context().close();
});

test('a category shows its jobs, the other categories, and a link to the search and the filters', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Tech', exact: true }).click();
  await expect(page).toHaveURL('/category/tech');
  await expect(heading(page)).toHaveText('Tech Jobs');
  await expect(cards(page).filter({ hasText: word })).toHaveCount(1);
  await expect(neighbours(page).locator('[aria-current="page"]')).toHaveText(/^Tech\d+ jobs?$/);

  await neighbours(page)
    .getByRole('link', { name: /^Finance/ })
    .click();
  await expect(heading(page)).toHaveText('Finance Jobs');
  await expect(cards(page).filter({ hasText: word })).toHaveCount(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('Tech Jobs');
  await cards(page).filter({ hasText: word }).getByRole('link').click();
  await expect(heading(page)).toContainText(word);
  await page.getByRole('link', { name: 'Back to Job Listings' }).click();
  await expect(page).toHaveURL('/category/tech');

  await page.getByRole('link', { name: 'Search and filter' }).click();
  await expect(page).toHaveURL('/jobs?category=tech');
  await expect(page.getByText('Categories: Tech')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'All categories' }).click();
  await expect(heading(page)).toHaveText('About Our Platform');
});

test('the list does not move when the visitor opens another category', async ({ page }) => {
  const top = async () => Math.round((await cards(page).first().boundingBox())?.y ?? 0);
  await page.goto('/category/tech');
  await expect(cards(page).first()).toBeVisible();
  const before = await top();
  await neighbours(page)
    .getByRole('link', { name: /^Education/ })
    .click();
  await expect(heading(page)).toHaveText('Education Jobs');
  await expect(cards(page).first()).toBeVisible();
  expect(await top()).toBe(before);
});
