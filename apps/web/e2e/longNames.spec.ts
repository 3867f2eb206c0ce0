import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { apply, postJob } from './jobs.ts';
import { bodyOf, arrival, newPerson } from './people.ts';
import type { Visit } from './people.ts';

/* Pages show the longest names that the API accepts, without any space to break at, on narrow and wide screens. */

const widths = [320, 360, 768, 1280];

test('the longest names make no page wider than the screen', async ({ browser, page: visitor }) => {
  test.slow();
  const client = await arrival(browser, newPerson(longest('C', 120)));
  const freelancer = await arrival(browser, newPerson(longest('F')));
  const { id } = await postJob(client, 'J'.repeat(120), { location: 'L'.repeat(120) });
  await apply(freelancer, { id }, 'W'.repeat(400));
  await introduce(freelancer);
  const { pk } = freelancer.session.user;

  await test.step('no page of a visitor is wider than the screen', async () => {
    await look(visitor, `/job/${id}`);
    await look(visitor, '/jobs');
    await look(visitor, '/freelancers');
    await look(visitor, `/freelancer/${pk}`);
    await visitor.getByRole('button', { name: /^Contact F/ }).click();
    await expect(visitor.getByRole('dialog')).toBeVisible();
    await expectItFits(visitor, 'the contact modal');
  });
  await test.step('no page of the freelancer is wider than the screen', async () => {
    for (const path of ['/', '/profile', '/edit-profile', '/dashboard', `/job/${id}`])
      await look(freelancer.page, path);
    await freelancer.page.getByRole('banner').locator('summary').click();
    await expectItFits(freelancer.page, 'the account menu');
  });
  await test.step('no page of the client is wider than the screen', async () => {
    const paths = ['/', '/my-job-listings', `/manage-job/${id}`, `/edit-job/${id}`, `/applicant/${id}/${pk}`];
    for (const path of paths) await look(client.page, path);
    for (const decision of ['Decline', 'Accept']) {
      await client.page.getByRole('button', { name: decision }).click();
      await expect(client.page.getByRole('dialog')).toBeVisible();
      await expectItFits(client.page, decision);
      await client.page.keyboard.press('Escape');
    }
  });
});

function longest(letter: string, company?: number) {
  const name = letter.repeat(80);
  return {
    firstName: name,
    lastName: name,
    ...(company !== undefined && { company: letter.repeat(company) }),
  };
}

/** Completes the profile, so that it is among the first in the directory. */
async function introduce({ request, session }: Visit) {
  const word = 'P'.repeat(120);
  await bodyOf(
    request.put(`/api/accounts/freelancers/${session.user.pk}/`, {
      headers: { Authorization: `Bearer ${session.access_token}` },
      multipart: {
        title: word,
        bio: `By bolder pilots: ${word}`,
        experience: word,
        portfolio_link: `https://${'p'.repeat(60)}.example/${word}`,
        hourly_rate: '100000',
        location: word,
        availability_status: 'On Leave',
        skills: '1',
      },
    }),
  );
}

async function look(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
  await expect(page.getByText(/^(Loading|Please wait)/), path).toHaveCount(0);
  await expectItFits(page, path);
}

async function expectItFits(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await tooWide(page), `${what}, on ${width} pixels`).toEqual([]);
  }
}

/** Finds elements that overflow the window, except hidden ones and those in a scrolling element. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const standsOut = left < -1 || right > document.documentElement.clientWidth + 1;
        return width > 1 && standsOut && element.checkVisibility() && !scrolls(element.parentElement);
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 60)}`);
  });
}
