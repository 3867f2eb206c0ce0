import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';
import { postJob, unique } from './jobs.ts';
import { holdBack, untilLive } from './network.ts';
import { arrival, newPerson } from './people.ts';

/* Other journeys post jobs at the same time, so these tests search for a word that only their own jobs contain. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const word = crypto.randomUUID().replaceAll('-', '');
const categories = ['tech', 'finance', 'marketing'] as const;
const locations = ['Aarhus, Denmark', 'Ghent, Belgium'];

// All tests run in one group. In several groups, `beforeAll` would run again for each and post the jobs a second time.
test.describe.configure({ mode: 'default' });

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

test('the sort menu and the filter panel exclude each other', async ({ page }) => {
  await page.goto('/jobs');
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
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveCount(0);
});

test('sorting rearranges the shown jobs at once, and the server completes the list', async ({ page }) => {
  await untilLive(page);
  const titles = cards(page).getByRole('heading');
  const shown = await titles.allTextContents();
  const release = await holdBack(page, '**/api/job-listings/listings/?*sort=oldest*');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('radio', { name: 'Post Date (Oldest First)' }).check();
  await expect(titles).toHaveText(shown.toReversed());
  release();
  await expect(titles.first()).not.toHaveText(shown.at(-1) ?? '');
  await expect(titles).toHaveCount(20);
});

for (const [how, open] of [
  ['a click', (field: Locator) => field.click()],
  ['a key', (field: Locator) => field.press('ArrowDown')],
] as const)
  test(`${how} on a filter opens the filter as soon as its code has loaded`, async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route('**/assets/MultiSelectList-*.js', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    // Reloads the page, so that the code of the list is neither in the browser's cache nor prefetched.
    await page.reload();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'Category' });
    await open(field);
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    arrived.resolve();
    await expect(page.getByRole('option', { name: 'Tech' })).toBeVisible();
    await page.getByRole('option', { name: 'Tech' }).click();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await expect(field).toHaveText('Tech');
  });

test('filters narrow the list, and their chips clear them', async ({ page }) => {
  const all = await cards(page).count();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await choose(page, 'Category', ['Tech']);
  await expect(page.getByText('Categories: Tech')).toBeVisible();
  await expect(page.getByText(`15 tech jobs for “${word}”`, { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(15);
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/Tech/);

  await page.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Locations: /)).toBeVisible();
  await page.getByRole('button', { name: /^Remove filter Locations: / }).click();
  await expect(cards(page)).toHaveCount(15);
  await page.getByRole('button', { name: 'Remove filter Categories: Tech' }).click();
  await expect(cards(page)).toHaveCount(all);
});

test('further pages of a list repeat no job, and Back returns to the same place', async ({ page }) => {
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('link', { name: 'Next' });
  await expect(cards(page)).toHaveCount(20);
  // Until the page is hydrated, the link opens the second page without the first.
  await untilLive(page);
  await expect(previous).toBeHidden();

  await next.click();
  await expect(cards(page)).toHaveCount(40);
  const titles = cards(page).getByRole('heading');
  const firstTwo = await titles.allTextContents();
  const links = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(40);

  await test.step('the list and its scroll position survive a visit to a job', async () => {
    await cards(page).nth(33).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: firstTwo[33] })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(40);
    await expect(cards(page).nth(33)).toBeInViewport();
  });

  await test.step('Previous removes the last page', async () => {
    await previous.click();
    await expect(cards(page)).toHaveCount(20);
    await expect(previous).toBeHidden();
    await expect(next).toBeFocused();
  });

  await test.step('the last page has no Next button', async () => {
    await expect(async () => {
      if (await next.isVisible()) await next.click();
      await expect(next).toBeHidden({ timeout: 100 });
      await expect(page.getByText('Loading more…')).toBeHidden({ timeout: 100 });
    }).toPass();
    await expect(previous).toBeVisible();
  });
});

test('the address contains the search, and an empty list says that nothing matches', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Search jobs' }).fill('no such ship');
  await page.getByRole('combobox', { name: 'Search jobs' }).press('Enter');
  await expect(page).toHaveURL('/jobs?search=no+such+ship');
  await expect(page.getByText('No jobs available')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards(page)).toHaveCount(20);
});

test('a list links to its feed, which has the same jobs', async ({ page }) => {
  await page.goto('/jobs?category=healthcare');
  const feed = await page
    .getByRole('link', { name: 'Follow this list in a feed reader' })
    .getAttribute('href');
  const text = await (await page.request.get(feed ?? '')).text();
  for (const card of await cards(page).all()) {
    const job = await card.getByRole('link').first().getAttribute('href');
    expect(text).toContain(`${job}"`);
  }
});

async function choose(page: Page, name: string, options: string[]) {
  await page.getByRole('combobox', { name }).click();
  for (const option of options) await page.getByRole('listbox').getByRole('option', { name: option }).click();
  await page.keyboard.press('Escape');
}
