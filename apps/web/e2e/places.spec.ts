import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { apply, postJob, unique } from './jobs.ts';
import { holdBack, leaveToTheBrowser, untilLive } from './network.ts';
import { arrival, newPerson } from './people.ts';

/* Pages open at the right scroll position, and back links open the right page. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const word = crypto.randomUUID().replaceAll('-', '');

// All tests run in one group. In several groups, `beforeAll` would run again for each and post the jobs a second time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  const client = await arrival(browser, newPerson({ firstName: 'Vera', lastName: 'Lund', company: 'Moor' }));
  for (let index = 0; index < 45; index += 1)
    await postJob(client, unique(`Rigger ${word}`), { category: index % 2 ? 'tech' : 'other' });
  await client.page.context().close();
});

/** Opens two pages of the list of jobs, and filters them by category. Returns the number of jobs. */
async function openFilteredJobs(page: Page): Promise<number> {
  await page.goto(`/jobs?search=${word}`);
  await untilLive(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(cards(page)).toHaveCount(40);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Tech' }).click();
  await page.keyboard.press('Escape');
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(10);
  return count;
}

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => offset(page)).toBe(y);
}

test.describe('a page', () => {
  test('opens at its top at a new address, and at its former scroll position after Back', async ({
    page,
  }) => {
    await page.goto(`/jobs?search=${word}`);
    await expect(cards(page).first()).toBeVisible();
    await scrollTo(page, 900);
    await page.goto('/how-it-works');
    await expect(heading(page)).toBeVisible();
    expect(await offset(page)).toBe(0);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => offset(page)).toBe(900);
  });

  test('keeps its scroll position after a reload, even if the response is slow', async ({ page }) => {
    await page.goto(`/jobs?search=${word}`);
    await expect(cards(page).first()).toBeVisible();
    await untilLive(page);
    await scrollTo(page, 1000);
    const release = await holdBack(page, '**/api/job-listings/listings/?*');
    await leaveToTheBrowser(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Loading jobs...')).toBeVisible();
    release();
    await expect(cards(page)).toHaveCount(20);
    await expect.poll(() => offset(page)).toBe(1000);
  });

  test('shows the same pages and filters after a reload', async ({ page }) => {
    const filtered = await openFilteredJobs(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    const place = await offset(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(filtered);
    await expect.poll(() => offset(page)).toBe(place);
    await expect(page.getByText('Categories: Tech')).toBeVisible();
  });

  test('does not restore its position if the user scrolls first', async ({ page }) => {
    await page.goto(`/jobs?search=${word}`);
    await expect(cards(page).first()).toBeVisible();
    await scrollTo(page, 1000);
    const release = await holdBack(page, '**/api/job-listings/listings/?*');
    await leaveToTheBrowser(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Loading jobs...')).toBeVisible();
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => offset(page)).toBe(0);
    release();
    await expect(cards(page)).toHaveCount(20);
    expect(await offset(page)).toBe(0);
  });
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`pressing a link of the attention list opens a job with its title in view, at a width of ${viewport.width}`, async ({
    browser,
  }) => {
    const client = await arrival(
      browser,
      newPerson({ firstName: 'Edda', lastName: 'Voss', company: 'Lock' }),
    );
    const freelancer = await arrival(browser, newPerson({ firstName: 'Paul', lastName: 'Kern' }));
    const title = unique('Lock keeper for the long summer nights at the northern gate of the old canal');
    const job = await postJob(client, title);
    await apply(freelancer, job, 'I know this lock.');
    const { page } = client;
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('region', { name: 'Needs your attention' }).getByRole('link').first().click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('link', { name: /^See More/ })).toBeVisible();
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    const top = await heading(page).evaluate((element) => element.getBoundingClientRect().top);
    const bar = await page.getByRole('banner').boundingBox();
    expect(top).toBeGreaterThanOrEqual(bar?.height ?? 0);
    await expect(page.getByRole('link', { name: /^Applicants/ })).toBeInViewport({ ratio: 1 });
  });
}

test.describe('the back link', () => {
  test('the back link of a job returns to the previous list, with its filters, pages and scroll position', async ({
    page,
  }) => {
    const filtered = await openFilteredJobs(page);
    await cards(page)
      .nth(filtered - 3)
      .scrollIntoViewIfNeeded();
    const place = await offset(page);
    await cards(page)
      .nth(filtered - 3)
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/job\/\d+$/);
    await page.reload();
    await page.getByRole('link', { name: 'Back to Job Listings' }).click();
    await expect(page).toHaveURL(`/jobs?search=${word}&category=tech`);
    await expect(cards(page)).toHaveCount(filtered);
    await expect(page.getByText('Categories: Tech')).toBeVisible();
    await expect.poll(() => offset(page)).toBe(place);
  });

  test('the back link of a job opens the list if the user came from another site', async ({ page }) => {
    await page.goto('/how-it-works');
    await page.goto('/job/1');
    await page.getByRole('link', { name: 'Back to Job Listings' }).click();
    await expect(page).toHaveURL('/jobs');
  });

  test('the back link opens the list if the user came to the job by signing in', async ({ browser }) => {
    const { page } = await arrival(browser, newPerson({ firstName: 'Kaja', lastName: 'Moe' }));
    // The redirect replaces this history entry, so no page of the app comes before the job.
    await page.goto('/signin?from=%2Fjob%2F1');
    await expect(page).toHaveURL('/job/1');
    await page.getByRole('link', { name: 'Back to Job Listings' }).click();
    await expect(page).toHaveURL('/jobs');
  });

  test('the back link of an application opens the job, whose back link opens the list', async ({
    browser,
  }) => {
    const { page } = await arrival(browser, newPerson({ firstName: 'Isa', lastName: 'Blom' }));
    await page.goto(`/jobs?search=${word}`);
    await cards(page).first().getByRole('link').click();
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(heading(page)).toHaveText('Apply for this job');
    await page.getByRole('link', { name: 'Back to the job' }).click();
    await expect(page).toHaveURL(/\/job\/\d+$/);
    await page.getByRole('link', { name: 'Back to Job Listings' }).click();
    await expect(page).toHaveURL(`/jobs?search=${word}`);
  });

  test('the back link of a freelancer returns to the directory, at its former scroll position', async ({
    page,
  }) => {
    const address = '/freelancers?page=1';
    await page.goto(address);
    await expect(cards(page).first()).toBeVisible();
    await cards(page).last().scrollIntoViewIfNeeded();
    const place = await offset(page);
    await cards(page).last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/freelancer\/\d+$/);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => offset(page)).toBe(place);
  });

  test('the back link opens the list without filters if the job was opened in a new tab', async ({
    page,
    context,
  }) => {
    await page.goto(`/jobs?search=${word}`);
    const address = await cards(page).first().getByRole('link').getAttribute('href');
    const tab = await context.newPage();
    await tab.goto(address ?? '');
    await tab.getByRole('link', { name: 'Back to Job Listings' }).click();
    await expect(tab).toHaveURL('/jobs');
  });
});
