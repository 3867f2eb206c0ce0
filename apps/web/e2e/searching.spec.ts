import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { postJob } from './jobs.ts';
import { untilLive } from './network.ts';
import { arrival, newPerson } from './people.ts';

/* A search shows the right jobs, and its URL shows the same jobs in any browser. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const sortButton = (page: Page) => page.getByRole('button', { name: 'Sort', exact: true });

/** A word of sixteen letters from a to p that no other journey uses. */
const word = crypto
  .randomUUID()
  .replaceAll('-', '')
  .slice(0, 16)
  .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
const posted = Array.from({ length: 45 }, (_, index) => `Stevedore ${word} ${index + 10}`);

// All tests run in one group. In several groups, `beforeAll` would run again for each and post the jobs a second time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  const client = await arrival(browser, newPerson({ firstName: 'Runa', lastName: 'Dahl', company: 'Quay' }));
  for (const title of posted) await postJob(client, title);
  await client.page.context().close();
});

test('a typo is corrected with a notice, and one press searches for the words as typed', async ({ page }) => {
  // The typed word has one wrong letter.
  const typed = `${word.slice(0, -1)}q`;
  await page.goto('/jobs');
  await page.getByRole('combobox', { name: 'Search jobs' }).fill(typed);
  await page.getByRole('combobox', { name: 'Search jobs' }).press('Enter');
  await expect(page.getByText(`Showing results for “${word}”.`)).toBeVisible();
  await expect(page.getByText(`45 jobs for “${word}”`)).toBeVisible();
  await expect(page).toHaveTitle(`Jobs for “${typed}” – Skill Harbor`);
  await expect(titles(page).first().locator('mark')).toHaveText(word);

  await page.getByRole('link', { name: `Search for “${typed}” instead` }).click();
  await expect(page.getByText('No jobs available')).toBeVisible();
  await expect(page).toHaveURL(`/jobs?${new URLSearchParams({ search: `"${typed}"` }).toString()}`);
  await page.goBack();
  await expect(page.getByText(`Showing results for “${word}”.`)).toBeVisible();
});

test('the address keeps the order of the list on the next page, after a reload, after Back and in another browser', async ({
  page,
  browser,
}) => {
  await page.goto('/how-it-works');
  await page.goto(`/jobs?search=${word}`);
  await untilLive(page);
  await sortButton(page).click();
  await expect(page.getByRole('radio', { name: 'Best match' })).toBeChecked();
  const oldest = page.getByRole('radio', { name: 'Post Date (Oldest First)' });
  await oldest.check();
  const address = `/jobs?search=${word}&sort=oldest`;
  await expect(page).toHaveURL(address);
  await expect(titles(page)).toHaveText(posted.slice(0, 20));
  await expect(oldest).toBeFocused();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(titles(page)).toHaveText(posted.slice(0, 40));

  await page.reload();
  await expect(titles(page)).toHaveText(posted.slice(0, 40));
  await expect(oldest).toBeChecked();

  await cards(page).nth(30).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: posted[30] })).toBeVisible();
  await page.goBack();
  await expect(titles(page)).toHaveText(posted.slice(0, 40));
  await expect(page).toHaveURL(address);

  await test.step('the order is the same in another browser', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(address);
    await expect(titles(other)).toHaveText(posted.slice(0, 20));
    await context.close();
  });

  // The new order replaced the history entry, so one step back leaves the list.
  await page.goBack();
  await expect(page).toHaveURL('/how-it-works');
});
