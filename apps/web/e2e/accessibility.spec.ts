import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { myJobs, postJob, unique } from './jobs.ts';
import { arrival, demo, newPerson } from './people.ts';
import { cutOffBySpacing, unseenStops } from './smallWindow.ts';
import { expect, test } from './test.ts';

/*
 * These tests check every page with data in both themes, on a desktop and on a phone. At 400 %, a page must not be
 * wider than the window, and must not cover the focused element. More space between letters, words and lines must not
 * cut off text. Animations are off, because axe misjudges colours that are still fading in.
 */
test.use({ reducedMotion: 'reduce' });
test.slow();

const visitorsPages = {
  'about the site': ['/', '/how-it-works', '/category', '/category/tech', '/pricing', '/nowhere'],
  'of jobs and people': [
    '/jobs',
    '/jobs?search=nothing+of+the+kind',
    '/job/1',
    '/job/0',
    '/freelancers',
    '/freelancers?search=design&skill=17&rate_min=20',
  ],
  'to sign in and up': [
    '/signin',
    '/signup',
    '/signup?tab=client',
    '/forgot-password',
    '/reset-password',
    '/reset-password#token=x',
    '/still-looking#token=x',
    '/saved-search#token=x',
    '/thread#token=x',
  ],
};
for (const [which, pages] of Object.entries(visitorsPages))
  test.describe(`the pages ${which}`, () => {
    for (const path of pages) test(path, ({ page }) => look(page, path));
  });

test('the page of a freelancer is accessible with the contact form open', async ({ page }) => {
  await page.goto('/freelancers');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Contact / })).toBeVisible();
  await check(page, 'a freelancer');
  await page.getByRole('button', { name: /^Contact / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'the contact modal');
});

test.describe('the pages of freelancers are accessible', () => {
  for (const path of [
    '/',
    '/dashboard',
    '/profile',
    '/edit-profile',
    '/account',
    '/account/activity',
    '/work-record',
    '/change-password',
  ])
    test(path, async ({ browser }) => look((await demo(browser, 'freelancer')).page, path));

  test('the application form is accessible with and without errors', async ({ browser }) => {
    const { page } = await demo(browser, 'freelancer');
    const person = newPerson({ firstName: 'Ada', lastName: 'Roe', company: 'Roe & Co' });
    const { id } = await postJob(await arrival(browser, person), unique('Rigger'));
    await look(page, `/apply/${id}`);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await check(page, 'an application with mistakes');
  });
});

test.describe('the pages of clients are accessible', () => {
  for (const path of ['/', '/my-job-listings', '/create-job'])
    test(path, async ({ browser }) => look((await demo(browser, 'client')).page, path));

  test('a job with applicants is accessible', async ({ browser }) => {
    const { page, id } = await busyJob(browser);
    for (const part of ['', '/questions', '/job', '/history']) await look(page, `/manage-job/${id}${part}`);
  });

  test('the dialog that invites a freelancer is accessible', async ({ browser }) => {
    const { page } = await demo(browser, 'client');
    await page.goto('/freelancers');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.getByRole('link', { name: /^Invite .* to a job$/ }).click();
    await expect(page.getByRole('button', { name: 'Send invitation' })).toBeVisible();
    await check(page, 'an invitation');
  });

  test('the form that edits a job is accessible', async ({ browser }) => {
    const { page, id } = await busyJob(browser);
    await look(page, `/edit-job/${id}`);
  });

  test('the page of an applicant is accessible', async ({ browser }) => {
    const { page, id } = await busyJob(browser);
    await page.goto(`/manage-job/${id}`);
    await page
      .getByRole('link', { name: /^See More about/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
    await check(page, 'the page of an applicant is accessible');
  });
});

/** Returns a page of the demo client, and the id of a job of that client with applications. */
async function busyJob(browser: Browser) {
  const visit = await demo(browser, 'client');
  const { results } = await myJobs(visit);
  return { page: visit.page, id: results.find((job) => job.applications_count > 0)?.id };
}

async function look(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
  await expect(page.getByText(/^(Loading|Please wait)/), path).toHaveCount(0);
  await check(page, path);
}

const widths = { 'on a desktop': 1280, 'on a phone': 360 };

async function check(page: Page, what: string) {
  await page.evaluate(axe.source);
  for (const [where, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await violations(page), `${what}, ${where}, light`).toEqual([]);
    // The dark theme needs only the rules about colours, because everything else is the same.
    await page.emulateMedia({ colorScheme: 'dark' });
    const colours = await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
    expect.soft(colours, `${what}, ${where}, dark`).toEqual([]);
  }

  // At a zoom of 400 %, a window of 1280 by 1024 pixels has this size in CSS pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${what}, at 400 %`).toBeLessThanOrEqual(320);
  expect.soft(await unseenStops(page), `${what}, at 400 %, by Tab`).toEqual([]);
  expect.soft(await cutOffBySpacing(page), `${what}, at 400 %, with more space`).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect.soft(await cutOffBySpacing(page), `${what}, with more space`).toEqual([]);
}

/**
 * Runs axe in the page. `@axe-core/playwright` loads axe twice for each run and gathers the results in a second page, which
 * takes five times the processor time. It would also look into frames, which the app does not have.
 */
async function violations(page: Page, options: RunOptions = {}) {
  const run = `axe.run(${JSON.stringify({ ...options, resultTypes: ['violations'] })})`;
  const found = (await page.evaluate<AxeResults>(run)).violations;
  return found.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join('\n'));
}
