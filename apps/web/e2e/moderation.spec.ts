import type { FreelancerProfile } from '@skillharbor/contract';
import type { Browser, Locator, Page } from '@playwright/test';
import { turnCodesOn } from './authenticatorApp.ts';
import { bearer, postJob, unique } from './jobs.ts';
import { testWith } from './ownServer.ts';
import type { OwnServer } from './ownServer.ts';
import { anotherDevice, arrival, bodyOf, newPerson } from './people.ts';
import type { Visit } from './people.ts';
import { expect } from './test.ts';

const test = testWith({});

/** Makes a user a moderator with a second factor. Returns the moderator's page. */
async function becomeModerator(browser: Browser, server: OwnServer, colleague: Visit): Promise<Page> {
  await server.administer('grant', colleague.person.email, 'moderator');
  const { page } = await anotherDevice(browser, colleague);
  await page.goto('/account');
  await turnCodesOn(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return page;
}

test('a stranger reports a job, a moderator hides it, the client appeals, and it is visible again', async ({
  browser,
  page: visitor,
  server,
}) => {
  test.slow();
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Nets' }),
  );
  const colleague = await arrival(
    browser,
    newPerson({ firstName: 'Sol', lastName: 'Berg', company: 'Harbour office' }),
  );
  const job = await postJob(client, unique('Net mender'));

  await test.step('a visitor reports the job, and keeps the link to the report', async () => {
    await visitor.goto(`/job/${job.id}`);
    await visitor
      .getByRole('button', { name: /^Report/ })
      .first()
      .click();
    const dialog = visitor.getByRole('dialog', { name: /^Report/ });
    await dialog.getByRole('radio', { name: 'It is a scam or a fake' }).check();
    await dialog.getByLabel('In your own words').fill('They asked me for a deposit.');
    await dialog.getByRole('button', { name: 'Send report' }).dblclick();
    await visitor.getByRole('link', { name: 'See what became of the report' }).click();
    await expect(visitor.getByText('Waiting for a decision')).toBeVisible();
  });

  const moderator = await becomeModerator(browser, server, colleague);

  await test.step('a moderator hides the job', async () => {
    await moderator.goto('/moderation');
    await moderator.getByRole('link', { name: job.title }).click();
    await expect(moderator.getByText('They asked me for a deposit.')).toBeVisible();
    await moderator.getByRole('radio', { name: 'Hide' }).check();
    await moderator
      .getByLabel('Which rule is broken?')
      .selectOption('What is offered must be real and honest');
    await moderator.getByLabel('Reason', { exact: true }).fill('No honest client asks for a deposit.');
    await moderator.getByRole('button', { name: 'Decide' }).dblclick();
    await expect(moderator.getByText(/^Decided by Sol Berg/)).toBeVisible();
  });

  await test.step('the job is gone for the visitor, who reads that something was done', async () => {
    await visitor.reload();
    await expect(visitor.getByText('Something was done')).toBeVisible();
    const response = await visitor.goto(`/job/${job.id}`);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).not.toContain(job.title);
    expect(await (await visitor.request.get('/jobs')).text()).not.toContain(job.title);
    expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain(`/job/${job.id}`);
  });

  await test.step('the client reads the reason, and appeals', async () => {
    const { page } = client;
    await page.goto(`/manage-job/${job.id}`);
    await expect(page.getByText(/^A moderator has hidden this job/)).toBeVisible();
    await page.goto('/statements');
    await page.getByRole('link', { name: new RegExp(job.title) }).click();
    await expect(page.getByText('No honest client asks for a deposit.')).toBeVisible();
    await page.getByLabel('Why was the decision wrong?').fill('The deposit is for the keys of the loft.');
    await page.getByRole('button', { name: 'Appeal' }).dblclick();
    await expect(page.getByText(/^You appealed on/)).toBeVisible();
  });

  await test.step('the only moderator takes the decision back', async () => {
    await moderator.reload();
    await expect(moderator.getByText('The deposit is for the keys of the loft.')).toBeVisible();
    await moderator.getByRole('radio', { name: /restore everything/ }).check();
    await moderator.getByLabel('Reason', { exact: true }).fill('A deposit for keys is usual.');
    await moderator.getByRole('button', { name: 'Decide' }).dblclick();
    await expect(moderator.getByText('The decision was reversed.')).toBeVisible();
  });

  await test.step('the job is visible again, and the client reads why', async () => {
    await visitor.goto(`/job/${job.id}`);
    await expect(visitor.getByRole('heading', { name: job.title })).toBeVisible();
    await client.page.reload();
    await expect(client.page.getByText('A deposit for keys is usual.')).toBeVisible();
  });
});

test('the portrait of a hidden profile is seen by its owner and by the moderator, and by nobody else', async ({
  browser,
  page: visitor,
  server,
}) => {
  test.slow();
  const freelancer = await arrival(browser, newPerson({ firstName: 'Ida', lastName: 'Lund' }));
  const colleague = await arrival(
    browser,
    newPerson({ firstName: 'Sol', lastName: 'Berg', company: 'Pier' }),
  );
  const { page, request, session } = freelancer;
  const id = session.user.pk;
  const isLoaded = (picture: Locator) =>
    expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const saved = await bodyOf<FreelancerProfile>(
    request.put(`/api/accounts/freelancers/${id}/`, {
      multipart: {
        title: 'Rope maker',
        bio: 'I lay rope by hand, as long and as strong as it has to be.',
        experience: '4',
        portfolio_link: 'https://rope.example',
        hourly_rate: '64',
        location: 'Bergen, Norway',
        availability_status: 'Available',
        profile_picture: { name: 'me.png', mimeType: 'image/png', buffer: await visitor.screenshot() },
      },
      headers: bearer(session.access_token),
    }),
  );
  await visitor.goto(`/freelancer/${id}`);
  await visitor
    .getByRole('button', { name: /^Report/ })
    .first()
    .click();
  const dialog = visitor.getByRole('dialog', { name: /^Report/ });
  await dialog.getByRole('radio', { name: 'It is a scam or a fake' }).check();
  await dialog.getByLabel('In your own words').fill('Nobody of this name makes rope.');
  await visitor.keyboard.press('Escape');
  await visitor
    .getByRole('button', { name: /^Report/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByRole('link', { name: 'See what became of the report' })).toBeVisible();

  const moderator = await becomeModerator(browser, server, colleague);
  await moderator.goto('/moderation');
  await moderator.getByRole('link', { name: 'Ida Lund' }).click();
  await isLoaded(moderator.getByRole('img', { name: 'The picture that was reported' }));
  await moderator.getByRole('radio', { name: 'Hide' }).check();
  await moderator.getByLabel('Which rule is broken?').selectOption('What is offered must be real and honest');
  await moderator.getByLabel('Reason', { exact: true }).fill('This person does not make rope.');
  await moderator.getByRole('button', { name: 'Decide' }).click();
  await expect(moderator.getByText(/^Decided by Sol Berg/)).toBeVisible();
  await moderator.reload();
  await isLoaded(moderator.getByRole('img', { name: 'The present picture' }));

  await page.goto('/profile');
  await expect(page.getByText(/^A moderator has hidden this/)).toBeVisible();
  await isLoaded(page.getByRole('main').getByRole('presentation', { includeHidden: true }).first());
  await expect.poll(async () => (await visitor.request.get(saved.profile_picture ?? '')).status()).toBe(404);
});
