import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { inDays, postJob, unique } from './jobs.ts';
import { holdBack } from './network.ts';
import { arrival, newPerson } from './people.ts';
import type { Visit } from './people.ts';

/*
 * A user who leaves a page during a slow submission first reads what will happen to the submission. When it ends, the
 * user stays on the new page and sees the result there.
 */

const APPLY = '**/api/applications/apply/';
let client: Visit;
let job: { id: number; title: string };
test.beforeEach(async ({ browser }) => {
  client = await arrival(browser, newPerson({ firstName: 'Ruth', lastName: 'Aas', company: 'Capstan' }));
  job = await postJob(client, unique('Rigger'));
});

test('an application is still sent after the user leaves, and the new page says that it was sent', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Leo', lastName: 'Tan' }));
  await page.goto(`/apply/${job.id}`);
  const release = await holdBack(page, APPLY);
  await sendApplication(page);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await leave(page);
  await expect(page).toHaveURL('/dashboard');
  release();
  await expect(page.getByText('Application submitted!')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: job.title })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/apply/${job.id}`);
  await expect(page.getByText("You've already applied to this job")).toBeVisible();
});

test('an application that fails after the user has left reports the failure, and keeps the draft', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Ida', lastName: 'Bohm' }));
  await page.goto(`/apply/${job.id}`);
  await page.route(APPLY, (route) => route.fulfill({ status: 500, json: { detail: 'Internal.' } }));
  const release = await holdBack(page, APPLY);
  await sendApplication(page);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await leave(page);
  await expect(page).toHaveURL('/dashboard');
  release();
  await expect(
    page.getByText('Not sent: Something went wrong. Please try again. Your draft is kept.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/apply/${job.id}`);
  await expect(page.getByLabel('Cover letter')).toHaveValue('I splice.');
});

test('going back during a submission asks for confirmation, and cannot cause a second submission', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Max', lastName: 'Oum' }));
  await page.goto(`/job/${job.id}`);
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  const release = await holdBack(page, APPLY);
  await sendApplication(page);

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave while this is being sent?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`/apply/${job.id}`);
  await page.goBack();
  await leave(page);
  await expect(page).toHaveURL(`/job/${job.id}`);

  await test.step('the form stays empty while its draft is being sent', async () => {
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page.getByLabel('Cover letter')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(`/job/${job.id}`);
  });
  release();
  await expect(page.getByText('Application submitted!')).toBeVisible();
  await expect(page.getByText("You've already applied to this job")).toBeVisible();
  await expect(page).toHaveURL(`/job/${job.id}`);
});

test('a new job is posted although the client has left the form, and the client stays on the other page', async () => {
  const { page } = client;
  await page.goto('/create-job');
  await page.getByLabel('Title').fill(unique('Bosun'));
  await page.getByLabel('Short description').fill('Keep the deck.');
  await page.getByLabel('Description', { exact: true }).fill('Every day.');
  await page.getByLabel('Location').fill('Oslo, Norway');
  await page.getByLabel('Application deadline').fill(inDays(9));
  const release = await holdBack(page, '**/api/job-listings/create/');
  await page.getByRole('button', { name: 'Create Job' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Find Freelancers' }).click();
  await leave(page);
  await expect(page).toHaveURL('/freelancers');
  release();
  await expect(page.getByText('Job created.')).toBeVisible();
  await expect(page).toHaveURL('/freelancers');
  await page.goto('/create-job');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

async function sendApplication(page: Page) {
  await page.getByLabel('Cover letter').fill('I splice.');
  await page.getByLabel('Resume').setInputFiles({
    name: 'rigger.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  const sent = page.waitForRequest(APPLY);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await sent;
}

async function leave(page: Page) {
  const question = page.getByRole('alertdialog', { name: 'Leave while this is being sent?' });
  await expect(question.getByText('sending goes on, and you are told how it ends')).toBeVisible();
  await question.getByRole('button', { name: 'Leave' }).click();
}
