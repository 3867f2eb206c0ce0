import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { apply, postJob, unique } from './jobs.ts';
import { failOnce, leaveToTheBrowser } from './network.ts';
import { arrival, demo, newPerson } from './people.ts';
import type { Visit } from './people.ts';

/* Each error shows its message where it occurs, and offers the user a next step. */

interface Failing {
  path: string;
  /** The URL of the request that fails. */
  request: string;
  message: string;
}

const jobs = '**/api/job-listings/listings/**';
const freelancers = '**/api/accounts/freelancers/**';
const landing = '**/api/site/landing/**';

// These tests are slow, because each opens a dozen pages one after another.
test.slow();

test('a visitor’s pages show a message for each failed request', async ({ page, browser }) => {
  const { session } = await arrival(browser, newPerson({ firstName: 'Nils', lastName: 'Bo' }));
  const { id } = await postJob(await someClient(browser), unique('Stoker'));
  await leaveToTheBrowser(page);
  await expectRetry(page, [
    { path: '/', request: landing, message: 'Unable to load job listings. Please try again later.' },
    { path: '/jobs', request: jobs, message: 'Unable to load job listings. Please try again later.' },
    { path: `/job/${id}`, request: jobs, message: 'Failed to load job details.' },
    {
      path: '/freelancers',
      request: freelancers,
      message: 'Unable to load Freelancer Profiles. Please try again later.',
    },
    {
      path: `/freelancer/${session.user.pk}`,
      request: freelancers,
      message: 'Unable to load freelancer details. Please try again later.',
    },
  ]);
  await expectNotThere(page, {
    '/job/999999': 'Job not found',
    '/job/abc': 'Missing job ID',
    '/freelancer/999999': 'No freelancer found.',
    '/freelancer/abc': 'No freelancer found.',
  });
});

test('a freelancer’s pages show a message for each failed request', async ({ browser }) => {
  const { page } = await demo(browser, 'freelancer');
  await expectRetry(page, [
    {
      path: '/profile',
      request: freelancers,
      message: 'Unable to load your profile. Please try again later.',
    },
    {
      path: '/edit-profile',
      request: freelancers,
      message: 'Unable to load your profile. Please try again later.',
    },
    { path: '/dashboard', request: '**/api/applications/my/**', message: 'Failed to load applications.' },
  ]);
  await expectNotThere(page, { '/apply/999999': 'Job not found', '/apply/abc': 'Missing job ID' });
});

test('a client’s pages show a message for each failed request', async ({ browser }) => {
  const client = await someClient(browser);
  const freelancer = await arrival(browser, newPerson({ firstName: 'Sol', lastName: 'Ek' }));
  const { id } = await postJob(client, unique('Purser'));
  await apply(freelancer, { id }, 'I count well.');
  const { page } = client;
  const applicant = `/applicant/${id}/${freelancer.session.user.pk}`;
  await expectRetry(page, [
    {
      path: '/',
      request: '**/api/job-listings/my-listings/**',
      message: 'Unable to load job listings. Please try again later.',
    },
    {
      path: `/manage-job/${id}`,
      request: '**/api/job-listings/my-detail/**',
      message: 'Failed to load job listing or applications.',
    },
    {
      path: `/manage-job/${id}`,
      request: '**/api/applications/list/**',
      message: 'Failed to load job listing or applications.',
    },
    { path: `/edit-job/${id}`, request: '**/edit/', message: 'Failed to load job details.' },
    { path: applicant, request: '**/api/applications/list/**', message: 'Unable to load applicant details.' },
  ]);
  await expectNotThere(page, {
    '/manage-job/999999': 'Job not found',
    '/manage-job/abc': 'Missing job ID',
    '/edit-job/999999': 'Job not found',
    '/edit-job/abc': 'Missing job ID',
    [`/applicant/${id}/999999`]: 'Unable to load applicant details.',
  });

  await test.step('the page shows that a decision failed', async () => {
    await page.goto(applicant);
    await page.getByRole('button', { name: 'Accept' }).click();
    const dialog = page.getByRole('dialog');
    await failOnce(page, '**/api/applications/update/**');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog.getByText('Unable to accept application.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Application accepted.')).toBeVisible();
  });
});

test('the letter stays in the form if an application fails', async ({ browser }) => {
  const { id } = await postJob(await someClient(browser), unique('Trimmer'));
  const { page } = await arrival(browser, newPerson({ firstName: 'Bea', lastName: 'Uhl' }));
  await page.goto(`/apply/${id}`);
  await page.getByLabel('Cover letter').fill('I shovel.');
  await page.getByLabel('Resume').setInputFiles({
    name: 'bea.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });

  const anythingElse = 'Something went wrong. Please try again.';
  const tooOften = 'Too many attempts. Please try again in 12 minutes.';
  const tooLarge = 'This is too large to send.';
  const responses = [
    [400, 'UNIQUE constraint failed: applications.listing', "You've already applied to this job."],
    [400, 'Resume not found in profile.', 'You must upload a resume or have one in your profile.'],
    [400, 'Anything else.', anythingElse],
    [429, tooOften, `${anythingElse} ${tooOften}`],
    [413, tooLarge, `${anythingElse} ${tooLarge}`],
  ] as const;
  for (const [status, detail, sentence] of responses) {
    await page.route('**/api/applications/apply/', (route) => route.fulfill({ status, json: { detail } }));
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
    await expect(page.getByLabel('Cover letter')).toHaveValue('I shovel.');
  }
});

function someClient(browser: Parameters<typeof arrival>[0]): Promise<Visit> {
  return arrival(browser, newPerson({ firstName: 'Kaj', lastName: 'Rot', company: 'Coal Quay' }));
}

/** Checks that each page shows its own message, keeps the navigation bar and the footer, and loads after Retry. */
async function expectRetry(page: Page, failing: Failing[]) {
  for (const { path, request, message } of failing)
    await test.step(`${path} shows an error without ${request}`, async () => {
      const main = page.getByRole('main');
      let isDown = true;
      await page.route(request, (route) =>
        isDown ? route.fulfill({ status: 500, json: { detail: 'Down.' } }) : route.fallback(),
      );
      await page.goto(path);
      await expect(main.getByRole('alert')).toHaveText(message);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      isDown = false;
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
}

async function expectNotThere(page: Page, sentences: Record<string, string>) {
  for (const [path, sentence] of Object.entries(sentences)) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
    // A page that does not exist offers a link to another page, but no Retry.
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
}
