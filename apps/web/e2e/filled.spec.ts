import type { Browser } from '@playwright/test';
import { apply, postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { arrival, newPerson } from './people.ts';
import type { Visit } from './people.ts';
import { expect, test } from './test.ts';

let client: Visit;
let accepted: Visit;
let waiting: Visit;
let job: { id: number; title: string };

async function arrive(browser: Browser) {
  client = await arrival(browser, newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }));
  accepted = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  waiting = await arrival(browser, newPerson({ firstName: 'Mei', lastName: 'Tanaka' }));
  job = await postJob(client, unique('Net mender'));
  await apply(accepted, job, 'I have mended nets since I could walk.');
  await apply(waiting, job, 'I mend sails, and nets are smaller.');
}

/** Accepts Juan's application without a message. */
async function accept() {
  const { page } = client;
  await page.goto(`/applicant/${job.id}/${accepted.session.user.pk}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(`/manage-job/${job.id}`);
}

async function markAsFilled() {
  const { page } = client;
  await page.getByRole('button', { name: 'Mark as filled' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Juan Prado' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Mark as filled' }).dblclick();
  await expect(page.getByText('Filled by Juan Prado.')).toBeVisible();
}

test('after an acceptance without a message, both sides see the next step until the job is filled', async ({
  browser,
}) => {
  await arrive(browser);
  await accept();
  const { page } = client;

  await test.step('the mail leads the freelancer to the conversation', async () => {
    const { text } = await mailTo(accepted.person.email, /^Your application was accepted/);
    expect(text).toContain('What comes next');
    expect(text).toMatch(/\/dashboard\/\d+\?notification=\d+#conversation/);
  });

  await test.step('the dashboard of the freelancer leads to the conversation as well', async () => {
    await accepted.page.goto('/dashboard');
    const panel = accepted.page.getByRole('region', { name: 'Waiting for you' });
    await panel.getByRole('link', { name: `Write a message: ${job.title}` }).click();
    await accepted.page.getByRole('textbox', { name: 'Your message' }).fill('Shall I come on Monday?');
    await accepted.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(accepted.page.getByText(/^You have written\./)).toBeVisible();
  });

  await test.step('the dashboard of the client shows the message first', async () => {
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Needs your attention' });
    await expect(panel.getByRole('link').first()).toHaveAccessibleName(`Read the messages: ${job.title}`);
    await panel.getByRole('link').first().click();
    await expect(
      page.getByRole('group', { name: 'Messages' }).getByText('Shall I come on Monday?'),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Your message' }).fill('Yes, at seven.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('link', { name: 'Mark as filled' }).click();
  });

  await test.step('the client marks the job as filled', markAsFilled);

  await test.step('the other applicants learn of it by mail and on their application', async () => {
    const { text } = await mailTo(waiting.person.email, /^About your application/);
    expect(text).toContain(`the job "${job.title}" is filled.`);
    await waiting.page.goto('/dashboard');
    const card = waiting.page.getByRole('article').filter({ hasText: job.title });
    await expect(card.getByText('Declined', { exact: true })).toBeVisible();
    await expect(card.getByText(/^The client marked the job as filled/)).toBeVisible();
  });

  await test.step('a visitor reads on the page of the job that it is filled, and no search engine lists the page', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/job/${job.id}`);
    await expect(visitor.getByText('This job is filled')).toBeVisible();
    await expect(visitor.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await visitor.context().close();
  });

  await test.step('the job takes applications again once it is reactivated', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click();
    await expect(page.getByText('The job is active again.')).toBeVisible();
    await expect(page.getByText('Filled by Juan Prado.')).toHaveCount(0);
  });
});

test.describe('while decisions can be undone', () => {
  test.use({ baseURL: process.env['HELD_URL'] });

  test('marking a job as filled is undone before any applicant is notified', async ({ browser }) => {
    await arrive(browser);
    await accept();
    await markAsFilled();
    const { page } = client;
    await expect(page.getByText(/^Everyone who waited is told in 10 minutes/)).toBeVisible();

    await waiting.page.goto('/dashboard');
    const card = waiting.page.getByRole('article').filter({ hasText: job.title });
    await expect(card.getByText('Pending')).toBeVisible();
    await expect(card.getByText(/filled/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('The decision is taken back.')).toBeVisible();
    await expect(page.getByText('Active')).toBeVisible();
    await expect(page.getByRole('article').getByText('Undecided')).toBeVisible();
  });
});
