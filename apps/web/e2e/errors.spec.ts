import { expect, test, type Page } from '@playwright/test';
import { apply, postJob, unique } from './jobs.ts';
import { failOnce } from './network.ts';
import { arrival, demo, newPerson, type Visit } from './people.ts';

/* The sentences of what goes wrong, each where it happens, and the way on from there. */

interface Failing {
  path: string;
  /** What does not answer. */
  asks: string;
  says: string;
}

const jobs = '**/api/job-listings/listings/**';
const freelancers = '**/api/accounts/freelancers/**';

test('what a visitor cannot load', async ({ page, browser }) => {
  const { session } = await arrival(browser, newPerson({ firstName: 'Nils', lastName: 'Bo' }));
  const { id } = await postJob(await someClient(browser), unique('Stoker'));
  await expectRetry(page, [
    { path: '/', asks: jobs, says: 'Unable to load job listings. Please try again later.' },
    { path: '/jobs', asks: jobs, says: 'Unable to load job listings. Please try again later.' },
    { path: `/job/${id}`, asks: jobs, says: 'Failed to load job details.' },
    {
      path: '/freelancers',
      asks: freelancers,
      says: 'Unable to load Freelancer Profiles. Please try again later.',
    },
    {
      path: `/freelancer/${session.user.pk}`,
      asks: freelancers,
      says: 'Unable to load freelancer details. Please try again later.',
    },
  ]);
  await expectNotThere(page, {
    '/job/999999': 'Job not found',
    '/job/abc': 'Missing job ID',
    '/freelancer/999999': 'No freelancer found.',
  });
});

test('what a freelancer cannot load', async ({ browser }) => {
  const { page } = await demo(browser, 'freelancer');
  await expectRetry(page, [
    {
      path: '/profile',
      asks: freelancers,
      says: 'Unable to load your profile. Please try again later.',
    },
    {
      path: '/edit-profile',
      asks: freelancers,
      says: 'Unable to load your profile. Please try again later.',
    },
    { path: '/dashboard', asks: '**/api/applications/my/**', says: 'Failed to load applications.' },
  ]);
  await expectNotThere(page, { '/apply/999999': 'Job not found', '/apply/abc': 'Missing job ID' });
});

test('what a client cannot load', async ({ browser }) => {
  const client = await someClient(browser);
  const freelancer = await arrival(browser, newPerson({ firstName: 'Sol', lastName: 'Ek' }));
  const { id } = await postJob(client, unique('Purser'));
  await apply(freelancer, { id }, 'I count well.');
  const { page } = client;
  const applicant = `/applicant/${id}/${freelancer.session.user.pk}`;
  await expectRetry(page, [
    {
      path: '/',
      asks: '**/api/job-listings/my-listings/**',
      says: 'Unable to load job listings. Please try again later.',
    },
    {
      path: `/manage-job/${id}`,
      asks: '**/api/job-listings/my-detail/**',
      says: 'Failed to load job listing or applications.',
    },
    {
      path: `/manage-job/${id}`,
      asks: '**/api/applications/list/**',
      says: 'Failed to load job listing or applications.',
    },
    { path: `/edit-job/${id}`, asks: '**/edit/', says: 'Failed to load job details.' },
    { path: applicant, asks: '**/api/applications/list/**', says: 'Unable to load applicant details.' },
  ]);
  await expectNotThere(page, {
    '/manage-job/999999': 'Job not found',
    '/manage-job/abc': 'Missing job ID',
    [`/applicant/${id}/999999`]: 'Unable to load applicant details.',
  });

  await test.step('and a decision that is not taken', async () => {
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

test('an application that does not arrive, with the letter still there', async ({ browser }) => {
  const { id } = await postJob(await someClient(browser), unique('Trimmer'));
  const { page } = await arrival(browser, newPerson({ firstName: 'Bea', lastName: 'Uhl' }));
  await page.goto(`/apply/${id}`);
  await page.getByLabel('Cover letter').fill('I shovel.');
  await page.getByLabel('Resume').setInputFiles({
    name: 'bea.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });

  const answers = {
    'UNIQUE constraint failed: applications.listing': "You've already applied to this job.",
    'Resume not found in profile.': 'You must upload a resume or have one in your profile.',
    'Anything else.': 'Something went wrong. Please try again.',
  };
  for (const [detail, sentence] of Object.entries(answers)) {
    await page.route('**/api/applications/apply/', (route) =>
      route.fulfill({ status: 400, json: { detail } }),
    );
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
    await expect(page.getByLabel('Cover letter')).toHaveValue('I shovel.');
  }
});

function someClient(browser: Parameters<typeof arrival>[0]): Promise<Visit> {
  return arrival(browser, newPerson({ firstName: 'Kaj', lastName: 'Rot', company: 'Coal Quay' }));
}

/** Each page says so in its own words, stays a page, and is there after Retry. */
async function expectRetry(page: Page, failing: Failing[]) {
  for (const { path, asks, says } of failing)
    await test.step(`${path} without ${asks}`, async () => {
      const main = page.getByRole('main');
      let isDown = true;
      await page.route(asks, (route) =>
        isDown ? route.fulfill({ status: 500, json: { detail: 'Down.' } }) : route.fallback(),
      );
      await page.goto(path);
      await expect(main.getByRole('alert')).toHaveText(says);
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
    // The way on.
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
}
