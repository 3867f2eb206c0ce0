import { expect, test } from './test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { chromium } from '@skillharbor/tooling/chromium';
import { holdBack, untilLive } from './network.ts';
import { privatePages, publicPages } from './pages.ts';
import { demo } from './people.ts';

/* Nothing moves while a page loads, when its data replaces the skeleton, or when the user goes to another page. */

// Scrollbars take up space here, as on most desktops.
const { args, ...launchOptions } = await chromium();
const hideScrollbars = '--hide-scrollbars';
test.use({
  launchOptions: {
    ...launchOptions,
    args: args.filter((arg) => arg !== hideScrollbars),
    ignoreDefaultArgs: [hideScrollbars],
  },
});

/** The maximum sum of layout shifts per check. (https://web.dev/articles/cls calls 0.1 good.) */
const MOST = 0.01;

interface Size {
  width: number;
  height: number;
}
const phone: Size = { width: 360, height: 740 };
const desktop: Size = { width: 1280, height: 800 };
const sizes = [phone, desktop];
interface Shift {
  value: number;
  /** The elements that moved, each with its offset from the top before and after. */
  elements: string[];
}

declare global {
  interface Window {
    /** Returns the layout shifts since the last call. */
    takeShifts: () => Shift[];
  }
}

/** Runs in the page before the page's own scripts, and records layout shifts. */
function observeShifts() {
  // TypeScript's library lacks this type: https://developer.mozilla.org/docs/Web/API/LayoutShift
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: Shift[] = [];
  const add = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[])
      shifts.push({
        value,
        elements: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${previousRect.y} → ${currentRect.y}`,
        ),
      });
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.takeShifts = () => {
    add(observer.takeRecords());
    return shifts.splice(0);
  };
}

/** Checks that nothing moved. The check includes shifts right after a press, which browsers leave out of their sum. */
async function expectNothingMoved(page: Page, when: string) {
  const shifts = await page.evaluate(async () => {
    // The first frame may already be in progress, so its shifts are reported only by the second frame.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
    return window.takeShifts();
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${when}\n${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(MOST);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading/ });

/** Opens a page and checks that nothing moves. Data that the browser fetches arrives after the skeleton is painted. */
async function visit(context: BrowserContext, viewport: Size, path: string) {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  const release = await holdBack(page, '**/api/**');
  await page.goto(path);
  await untilLive(page);
  await expect(heading(page)).toBeAttached();
  await expectNothingMoved(page, `${path}, before its data`);
  release();
  await expect(loading(page)).toHaveCount(0);
  await expectNothingMoved(page, `${path}, with its data`);
  await page.close();
}

/** Pages whose data arrives after the page. */
const morePages = {
  freelancer: ['/saved-jobs', '/messages', '/notifications', '/statements'],
  client: ['/saved-freelancers', '/messages', '/notifications', '/statements', '/team'],
} as const;

/** Returns the paths of a freelancer's profile and of the pages about an application, or about a job with applicants. */
async function pagesOfDemo(page: Page, role: 'freelancer' | 'client'): Promise<string[]> {
  await page.goto('/freelancers');
  const profile = await linkTo(page, '/freelancer/');
  if (role === 'freelancer') {
    await page.goto('/dashboard');
    return [profile, await linkTo(page, '/dashboard/')];
  }
  await page.goto('/my-job-listings');
  const jobPath = await linkTo(page, '/manage-job/');
  await page.goto(jobPath);
  const parts = ['questions', 'job', 'history'].map((part) => `${jobPath}/${part}`);
  return [
    profile,
    `${profile}/invite`,
    jobPath,
    ...parts,
    jobPath.replace('manage', 'edit'),
    await linkTo(page, '/applicant/'),
  ];
}

/** Returns the path of the first link on the page whose path starts with this text. */
async function linkTo(page: Page, start: string): Promise<string> {
  const href = await page.getByRole('main').locator(`a[href^="${start}"]`).first().getAttribute('href');
  return href?.split('#', 1)[0] ?? '';
}

/** Goes to another page and checks that nothing moves. The data arrives after the skeleton is painted. */
async function follow(page: Page, when: string, go: () => Promise<unknown>) {
  await page.evaluate(() => window.takeShifts());
  const release = await holdBack(page, '**/api/**');
  const before = page.url();
  await go();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
  await expect(heading(page)).toBeAttached();
  await expectNothingMoved(page, `${when}, before its data`);
  release();
  await expect(loading(page)).toHaveCount(0);
  await expectNothingMoved(page, `${when}, with its data`);
}

for (const viewport of sizes) {
  test.describe(`in a window of ${viewport.width} pixels,`, () => {
    // Most of these tests open every page of a role.
    test.slow();

    test('nothing moves on the pages of a visitor', async ({ browser }) => {
      const context = await browser.newContext({ viewport });
      await context.addInitScript(observeShifts);
      for (const path of publicPages) await visit(context, viewport, path);
    });

    for (const role of ['freelancer', 'client'] as const) {
      test(`nothing moves on the pages of a ${role}`, async ({ browser }) => {
        const { page } = await demo(browser, role);
        const context = page.context();
        await context.addInitScript(observeShifts);
        const paths = [
          ...publicPages,
          ...privatePages[role],
          ...morePages[role],
          ...(await pagesOfDemo(page, role)),
        ];
        for (const path of new Set(paths)) await visit(context, viewport, path);
      });
    }

    // The list of the first query is long, and that of the second is shorter than its skeleton.
    for (const query of ['?page=1', '?search=ferry&page=1']) {
      test(`nothing moves when the user goes from the list ${query} to a job, and back`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ viewport });
        await context.addInitScript(observeShifts);
        const page = await context.newPage();
        // The test replaces the server's response, because other journeys post jobs at the same time.
        const list = `/api/job-listings/listings/${query}`;
        const json: unknown = await (await page.request.get(list)).json();
        await page.route(`**${list}`, (route) => route.fulfill({ json }));
        await page.goto(`/jobs${query}`);
        await untilLive(page);
        const card = page.getByRole('main').getByRole('article').last();
        await card.scrollIntoViewIfNeeded();
        await follow(page, 'to a job', () => card.getByRole('link').first().click());

        const release = await holdBack(page, '**/api/**');
        await page.goBack();
        await expect(card).toBeInViewport();
        // Earlier shifts are ignored, because the footer of the other page is at another height.
        await page.evaluate(() => window.takeShifts());
        const response = page.waitForResponse(`**${list}`);
        release();
        await (await response).finished();
        await expectNothingMoved(page, 'back in the list');
      });
    }

    test('nothing moves when a dialog opens over the page, and closes', async ({ browser }) => {
      const { page } = await demo(browser, 'freelancer');
      await page.setViewportSize(viewport);
      await page.context().addInitScript(observeShifts);
      await page.goto('/how-it-works');
      await untilLive(page);
      await page.getByRole('contentinfo').getByRole('button', { name: 'Log Out' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      await expectNothingMoved(page, 'open');
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expectNothingMoved(page, 'closed');
    });

    test('nothing moves when the user goes from one page to another', async ({ browser }) => {
      const context = await browser.newContext({ viewport });
      await context.addInitScript(observeShifts);
      const page = await context.newPage();
      for (const path of ['/', '/jobs', '/pricing', '/signup']) {
        await page.goto('/how-it-works');
        await untilLive(page);
        const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
        await follow(page, `to ${path}`, () => link.click());
      }
    });
  });
}
