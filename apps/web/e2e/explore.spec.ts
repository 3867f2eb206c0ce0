import { expect, test, type Page } from '@playwright/test';
import { postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';

/* The list changes while other journeys post their jobs: what is looked at here is found by a word of its own. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const word = crypto.randomUUID().replaceAll('-', '');
const categories = ['tech', 'finance', 'marketing'] as const;
const locations = ['Aarhus, Denmark', 'Ghent, Belgium'];

test.beforeAll(async ({ browser }) => {
  const client = await arrival(browser, newPerson({ firstName: 'Ines', lastName: 'Vaz', company: 'Atlas' }));
  for (let index = 0; index < 45; index += 1)
    await postJob(client, unique(`Deckhand ${word}`), {
      category: categories[index % categories.length],
      location: locations[index % locations.length],
    });
  await client.page.context().close();
});

test.beforeEach(async ({ page }) => {
  await page.goto(`/jobs?search=${word}`);
  await expect(cards(page).first()).toBeVisible();
});

test('sort and filter exclude each other', async ({ page }) => {
  const byDate = page.getByRole('radio', { name: 'Post Date (Newest First)' });
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hide Sort' })).toHaveAttribute('aria-expanded', 'true');
  await expect(byDate).toBeChecked();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(byDate).toBeHidden();
  for (const name of ['Category', 'Location', 'Company'])
    await expect(page.getByRole('combobox', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);

  const newest = await cards(page).first().textContent();
  await page.getByRole('radio', { name: 'Post Date (Oldest First)' }).check();
  await expect(cards(page).last()).toHaveText(newest ?? '');
});

test('filters narrow the list, and their pills let go of them', async ({ page }) => {
  const all = await cards(page).count();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await choose(page, 'Category', ['Tech', 'Finance']);
  await expect(page.getByText('Categories: Tech, Finance')).toBeVisible();
  const ofTwo = await cards(page).count();
  expect(ofTwo).toBeLessThan(all);
  expect(ofTwo).toBeGreaterThan(0);
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/Tech|Finance/);

  await page.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Locations: /)).toBeVisible();
  await page.getByRole('button', { name: /^Remove filter Locations: / }).click();
  await expect(cards(page)).toHaveCount(ofTwo);
  await page.getByRole('button', { name: 'Remove filter Categories: Tech, Finance' }).click();
  await expect(cards(page)).toHaveCount(all);
});

test('pages follow one another without duplicates, and Back finds the place again', async ({ page }) => {
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(cards(page)).toHaveCount(20);
  await expect(previous).toBeHidden();

  await next.click();
  await expect(cards(page)).toHaveCount(40);
  const titles = cards(page).getByRole('heading');
  const firstTwo = await titles.allTextContents();
  const links = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(40);

  await test.step('going to a job and back keeps the list and the place in it', async () => {
    await cards(page).nth(33).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: firstTwo[33] })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(40);
    await expect(cards(page).nth(33)).toBeInViewport();
  });

  await test.step('Previous drops the last page again', async () => {
    await previous.click();
    await expect(cards(page)).toHaveCount(20);
    await expect(previous).toBeHidden();
    await expect(next).toBeFocused();
  });

  await test.step('at the end there is no Next', async () => {
    await expect(async () => {
      if (await next.isVisible()) await next.click();
      await expect(next).toBeHidden({ timeout: 100 });
      await expect(page.getByText('Loading more…')).toBeHidden({ timeout: 100 });
    }).toPass();
    await expect(previous).toBeVisible();
  });
});

test('what is searched for is in the address, and nothing found says so', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('no such ship');
  await page.getByRole('searchbox', { name: 'Search jobs' }).press('Enter');
  await expect(page).toHaveURL('/jobs?search=no+such+ship');
  await expect(page.getByText('No jobs available')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards(page)).toHaveCount(20);
});

async function choose(page: Page, name: string, options: string[]) {
  await page.getByRole('combobox', { name }).click();
  for (const option of options) await page.getByRole('option', { name: option }).click();
  await page.keyboard.press('Escape');
}
