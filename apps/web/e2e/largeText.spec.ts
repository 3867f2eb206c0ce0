import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { apply, postJob, unique } from './jobs.ts';
import { arrival, demo, newPerson } from './people.ts';

/* With text at 200 %, no element is wider than the window, cut off or squeezed, not even in the narrowest window. */

for (const width of [320, 1280]) {
  test.describe(`in a window of ${width} pixels, with text at 200 %,`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the pages of a visitor fit', async ({ browser, page }) => {
      const { session } = await demo(browser, 'freelancer');
      await page.goto('/jobs');
      const job = await page.getByRole('article').getByRole('link').first().getAttribute('href');
      await fitAll(page, [
        '/',
        '/jobs',
        job ?? '',
        '/freelancers',
        `/freelancer/${session.user.pk}`,
        '/how-it-works',
        '/category',
        '/pricing',
        '/signin',
        '/signup?tab=client',
        '/forgot-password',
        '/nowhere',
      ]);
    });

    test('the pages of a freelancer fit', async ({ browser }) => {
      const client = await arrival(
        browser,
        newPerson({ firstName: 'Kai', lastName: 'Sund', company: 'Jetty' }),
      );
      const { id } = await postJob(client, unique('Boatbuilder'));
      const { page } = await demo(browser, 'freelancer');
      await page.setViewportSize({ width, height: 800 });
      await fitAll(page, ['/', '/dashboard', '/profile', '/edit-profile', `/apply/${id}`]);
    });

    test('the pages of a client fit', async ({ browser }) => {
      const client = await arrival(
        browser,
        newPerson({ firstName: 'Pia', lastName: 'Berg', company: 'Groyne' }),
      );
      const freelancer = await arrival(
        browser,
        newPerson({ firstName: 'Maximiliane', lastName: 'Oberhuber' }),
      );
      const { id } = await postJob(client, unique('Dredger'));
      await apply(freelancer, { id }, 'I move sand.\n\n- wet\n- dry');
      const { page } = client;
      await page.setViewportSize({ width, height: 800 });
      await fitAll(page, [
        '/',
        '/create-job',
        `/manage-job/${id}`,
        `/manage-job/${id}/questions`,
        `/manage-job/${id}/job`,
        `/edit-job/${id}`,
        `/applicant/${id}/${freelancer.session.user.pk}`,
      ]);
    });
  });
}

async function fitAll(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address);
    // The heading may be hidden while the page loads, so it need not be visible.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').getByText(/^Loading /)).toBeHidden();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(async () => expect(await page.evaluate(whatDoesNotFit), address).toEqual([])).toPass({
      timeout: 5_000,
    });
  }
}

/** Runs in the page. Returns a sentence about each element that does not fit. */
function whatDoesNotFit(): string[] {
  const found: string[] = [];
  const isWider = document.documentElement.scrollWidth > window.innerWidth;
  if (isWider) found.push(`the page is ${document.documentElement.scrollWidth} pixels wide`);

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    // An element of one pixel is visually hidden. Tabs are skipped, because they scroll.
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1;
    if (!isSeen || texts.length === 0 || element.closest('[role="tablist"]')) continue;
    const name = `${element.tagName.toLowerCase()} “${element.innerText.slice(0, 40)}”`;
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > window.innerWidth + 1) found.push(`${name} is out of the window`);
    const { overflowX, textOverflow } = getComputedStyle(element);
    // A text with an ellipsis is cut off on purpose, such as a job's description in a list.
    if (
      overflowX !== 'visible' &&
      textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1
    )
      found.push(`${name} is cut`);
    for (const text of texts) {
      // Longer words and addresses are skipped, because they cannot fit a narrow window and may break.
      for (const word of (text.textContent ?? '').matchAll(
        /(?<![\p{L}\p{N}/@]|\p{L}\.)\p{L}{3,12}(?![\p{L}\p{N}/@]|\.\p{L})/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        if (lines.size > 1) found.push(`${name} breaks “${word[0]}”`);
      }
    }
  }
  return found;
}
