import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { postJob } from './jobs.ts';
import { holdBack, untilLive } from './network.ts';
import { arrival, newPerson } from './people.ts';

/* The server filters all jobs, and the URL of the page contains the filters. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const filterButton = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });
const option = (page: Page, name: string) => page.getByRole('listbox').getByRole('option', { name });

/** A word that only this journey uses. */
const word = crypto.randomUUID().replaceAll('-', '');
const other = crypto.randomUUID().replaceAll('-', '');
/**
 * The locations of the 44 jobs. The older half has the second location, so none of these jobs are on the first page.
 */
const places = ['Tromsø, Norway', 'Porto, Portugal'] as const;
const posted = Array.from({ length: 44 }, (_, index) => ({
  title: `Caulker ${word} ${index + 10}`,
  location: index < 22 ? places[1] : places[0],
  category: index % 2 === 0 ? ('tech' as const) : ('finance' as const),
}));
const newestFirst = posted.toReversed();
const titlesOf = (jobs: readonly { title: string }[]) => jobs.map(({ title }) => title);
const inPorto = newestFirst.filter(({ location }) => location === places[1]);

// All tests run in one group. In several groups, `beforeAll` would run again for each and post the jobs a second time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  const client = await arrival(browser, newPerson({ firstName: 'Ida', lastName: 'Ross', company: 'Slip' }));
  for (const { title, ...job } of posted) await postJob(client, title, job);
  await postJob(client, `Caulker ${other}`, { location: places[0], category: 'tech' });
  await client.page.context().close();
});

const allOfThem = `/jobs?search=${word}&sort=date`;

async function choose(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field }).click();
  await option(page, name).click();
  await page.keyboard.press('Escape');
}

test('a filter finds jobs that were not loaded, and its address shows the same jobs in any browser', async ({
  page,
  browser,
}) => {
  await page.goto(allOfThem);
  await untilLive(page);
  await filterButton(page).click();
  await page.getByRole('combobox', { name: 'Location' }).click();
  await expect(option(page, 'Porto, Portugal 22 jobs')).toBeVisible();
  await option(page, 'Porto, Portugal').click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`22 jobs for “${word}” in Porto, Portugal`)).toBeVisible();
  await expect(titles(page)).toHaveText(titlesOf(inPorto.slice(0, 20)));
  await expect(page).toHaveTitle(`Jobs for “${word}” in Porto, Portugal – Skill Harbor`);
  await page.getByRole('checkbox', { name: 'Only open jobs' }).check();
  const address = `/jobs?search=${word}&location=Porto%2C+Portugal&is_open=true&sort=date`;
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(titles(page)).toHaveText(titlesOf(inPorto));

  await test.step('the jobs are the same after a reload', async () => {
    await page.reload();
    await expect(titles(page)).toHaveText(titlesOf(inPorto));
    await expect(page.getByText('Locations: Porto, Portugal')).toBeVisible();
  });

  await test.step('the jobs are the same in another browser without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const shared = await context.newPage();
    await shared.goto(address);
    await expect(titles(shared)).toHaveText(titlesOf(inPorto.slice(0, 20)));
    await expect(shared.getByText('Only open jobs', { exact: true })).toBeVisible();
    await shared.getByRole('combobox', { name: 'Search jobs' }).fill(`${word} 12`);
    await shared.getByRole('combobox', { name: 'Search jobs' }).press('Enter');
    await expect(shared).toHaveURL(/location=Porto%2C\+Portugal&is_open=true/);
    await expect(titles(shared)).toHaveText([`Caulker ${word} 12`]);
    await context.close();
  });
});

test('Back undoes all filters at once, and Forward restores them', async ({ page }) => {
  await page.goto(allOfThem);
  await untilLive(page);
  await filterButton(page).click();
  await choose(page, 'Category', 'Finance');
  await expect(page.getByText(`22 finance jobs for “${word}”`)).toBeVisible();
  // The panel is still open, so further filters can be chosen.
  await choose(page, 'Location', 'Porto, Portugal');
  await page.getByRole('textbox', { name: 'At least' }).pressSequentially('12.50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pay: at least $12.50 an hour')).toBeVisible();
  await expect(page).toHaveURL(/category=finance&location=Porto%2C\+Portugal&pay_min=12.5/);
  await expect(titles(page)).toHaveCount(11);

  await page.goBack();
  await expect(page).toHaveURL(allOfThem);
  await expect(page.getByRole('textbox', { name: 'At least' })).toHaveValue('');
  await expect(titles(page)).toHaveText(titlesOf(newestFirst.slice(0, 20)));
  await expect(page.getByText(`44 jobs for “${word}”`)).toBeVisible();
  await page.goForward();
  await expect(titles(page)).toHaveCount(11);
  await expect(page.getByRole('textbox', { name: 'At least' })).toHaveValue(/^12\.50?$/);
});

test('after a filter is removed, the list has its former length and does not move', async ({ page }) => {
  await page.goto(allOfThem);
  await untilLive(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(titles(page)).toHaveCount(40);
  await filterButton(page).click();
  const list = page.getByRole('region', { name: 'Job listings' });
  const top = () => list.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await choose(page, 'Category', 'Finance');
  await choose(page, 'Location', 'Porto, Portugal');
  await page.getByRole('checkbox', { name: 'Only open jobs' }).check();
  await page.getByRole('radio', { name: 'Last 7 days' }).check();
  await expect(page.getByText(/^11 finance jobs .* open for applications$/)).toBeVisible();
  expect(await top()).toBe(before);

  for (const chip of ['Posted: last 7 days', 'Only open jobs', 'Locations: Porto, Portugal'])
    await page.getByRole('button', { name: `Remove filter ${chip}` }).click();
  await expect(page.getByText(`22 finance jobs for “${word}”`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Categories: Finance' }).click();
  await expect(page.getByText(`44 jobs for “${word}”`)).toBeVisible();
  await expect(titles(page)).toHaveText(titlesOf(newestFirst.slice(0, 40)));
  expect(await top()).toBe(before);

  await choose(page, 'Location', 'Tromsø, Norway');
  await expect(page.getByText(`22 jobs for “${word}” in Tromsø, Norway`)).toBeVisible();
  await page.goBack();
  await expect(titles(page)).toHaveText(titlesOf(newestFirst.slice(0, 40)));
  expect(await top()).toBe(before);
});

test('a search keeps the filters until the user clears them', async ({ page }) => {
  await page.goto(`/jobs?search=${word}&location=Troms%C3%B8%2C+Norway&category=tech`);
  await untilLive(page);
  await expect(page.getByText(`11 tech jobs for “${word}” in Tromsø, Norway`)).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search jobs' });
  await search.fill(other);
  await search.press('Enter');
  await expect(titles(page)).toHaveText([`Caulker ${other}`]);
  await expect(page.getByText('Locations: Tromsø, Norway')).toBeVisible();
  await expect(page.getByText('Categories: Tech')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/jobs?search=${other}`);
  await page.goBack();
  await expect(page.getByText('Locations: Tromsø, Norway')).toBeVisible();
});

test('the loaded jobs are filtered at once, and the server completes the list without moving it', async ({
  page,
}) => {
  await page.goto(allOfThem);
  await untilLive(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(titles(page)).toHaveCount(40);
  const release = await holdBack(page, '**/api/job-listings/listings/?*category=tech*');
  await filterButton(page).click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  const tech = option(page, 'Tech');
  await tech.click();
  const known = newestFirst.slice(0, 40).filter(({ category }) => category === 'tech');
  await expect(titles(page)).toHaveText(titlesOf(known));
  await expect(page.getByText(`At least 20 tech jobs for “${word}”`)).toBeVisible();
  release();
  await expect(page.getByText(`22 tech jobs for “${word}”`, { exact: true })).toBeVisible();
  await expect(titles(page)).toHaveText(titlesOf(known));
  await expect(tech).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
});

test('the filters work by keyboard alone', async ({ page }) => {
  await page.goto(allOfThem);
  await untilLive(page);
  await filterButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Category' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Porto, Portugal')).toBeVisible();
  await page.keyboard.press('P');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeFocused();
  await expect(page.getByText(`22 jobs for “${word}” in Porto, Portugal`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeFocused();
  const remove = page.getByRole('button', { name: 'Remove filter Locations: Porto, Portugal' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`44 jobs for “${word}”`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Job listings' })).toBeFocused();
});

test('if the filters leave no job, the user can remove the strictest filter', async ({ page }) => {
  await page.goto(`/jobs?search=${word}&company=Nowhere&location=Porto%2C+Portugal`);
  await untilLive(page);
  await expect(page.getByText('No jobs available')).toBeVisible();
  await expect(page.getByText('Without “Companies: Nowhere” there are 22 jobs.')).toBeVisible();
  await page.getByRole('button', { name: 'Drop “Companies: Nowhere”' }).click();
  await expect(page.getByText(`22 jobs for “${word}” in Porto, Portugal`)).toBeVisible();
  await expect(titles(page)).toHaveCount(20);
});

test('invalid parts of an address are ignored', async ({ page }) => {
  await page.goto(
    `/jobs?search=${word}&category=boats&remote=anywhere&pay_min=lots&posted_within=2&location=`,
  );
  await expect(page.getByText(`44 jobs for “${word}”`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Active filters' })).toHaveCount(0);
});

test('on a phone, a button closes the filters and shows the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(allOfThem);
  await untilLive(page);
  await filterButton(page).click();
  await page.getByRole('radio', { name: 'Since yesterday' }).check();
  await page.getByRole('button', { name: 'Show 44 jobs' }).click();
  await expect(page.getByRole('region', { name: 'Job listings' })).toBeFocused();
  await expect(filterButton(page)).toBeVisible();
  await expect(page.getByText('Posted: since yesterday')).toBeVisible();
});
