import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { postJob } from './jobs.ts';
import { holdBack, untilLive } from './network.ts';
import { arrival, newPerson } from './people.ts';

/* The search field offers suggestions while the user types. */

/** A random word that no other journey uses. It consists only of letters. */
const word = crypto.randomUUID().replaceAll(/[\d-]/g, '').slice(0, 8).padEnd(8, 'q');
const company = `Zeil ${word}`;
const field = (page: Page) => page.getByRole('combobox', { name: 'Search jobs' });

// All tests run in one group. In several groups, `beforeAll` would run again for each and post the jobs a second time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  const client = await arrival(browser, newPerson({ firstName: 'Ina', lastName: 'Berg', company }));
  await postJob(client, `Splicer ${word}`);
  await postJob(client, `Splicer ${word}`);
  await postJob(client, 'Rope maker');
  await client.page.context().close();
});

test('a user chooses a title with the keyboard alone, and searches for it', async ({ page }) => {
  await page.goto('/jobs');
  await field(page).pressSequentially(`splicer ${word.slice(0, 4)}`);
  await expect(page.getByRole('option', { name: `Splicer ${word} 2 jobs` })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/jobs?search=${encodeURIComponent(`Splicer ${word}`).replace('%20', '+')}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('a company suggestion shows all of its jobs, and Back restores the typed text', async ({ page }) => {
  await page.goto('/jobs?search=ferry');
  await field(page).fill(`zeil ${word}`);
  await page.getByRole('option', { name: `${company} 3 jobs` }).click();
  await expect(page.getByText(`3 jobs at ${company}`)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.goBack();
  await expect(field(page)).toHaveValue('ferry');
});

test('text typed before the page is hydrated gets suggestions after hydration', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/jobs', { waitUntil: 'commit' });
  await field(page).fill(`zeil ${word}`);
  release();
  await expect(page.getByRole('option', { name: `${company} 3 jobs` })).toBeVisible();
});

test('a search that was sent before the page was hydrated is among the recent searches', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/jobs', { waitUntil: 'commit' });
  await field(page).fill('tide');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/search=tide/);
  release();
  await untilLive(page);
  await field(page).fill('');
  await expect(page.getByRole('option', { name: 'tide' })).toBeVisible();
});

test('recent searches are offered after a reload until they are cleared', async ({ page }) => {
  await page.goto('/jobs');
  for (const search of ['tide', 'quay']) {
    await field(page).fill(search);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/jobs?search=${search}`);
  }
  await page.goto('/jobs');
  await expect(async () => {
    await field(page).click();
    await expect(page.getByRole('option')).toHaveText(['quay', 'tide'], { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await field(page).click();
  await expect(page.getByRole('option')).toHaveCount(0);
});
