import type { Page } from '@playwright/test';
import type { JobInput } from '@skillharbor/contract';
import { inDays, myJobs, postJob, unique } from './jobs.ts';
import { holdBack, untilLive } from './network.ts';
import { anotherDevice, arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

/* A client copies an earlier job, and no text typed into the copy is lost. */

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const deadline = (page: Page) => page.getByLabel('Application deadline');
const places = (page: Page) => page.getByRole('combobox', { name: 'Hires from' });
const scripts = '**/assets/*.js';

const details: Partial<JobInput> = {
  remote: 'remote',
  hire_from: { kind: 'places', places: ['EU', 'NO'] },
  pay: { min: 40, max: 55, currency: 'EUR', period: 'hour' },
  blind_review: true,
  application_limit: 12,
  positions: 2,
  decision_date: inDays(40),
  screening_questions: [{ text: 'Which nets?', kind: 'text', is_required: true }],
};

test('a client copies a filled job, changes a word, sets the deadline and posts it', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
  );
  const { page } = client;
  const old = await postJob(client, unique('Net mender'), details);
  const newTitle = `${old.title} for spring`;

  await test.step('the job is filled', async () => {
    await page.goto(`/manage-job/${old.id}`);
    await untilLive(page);
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Mark as filled' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as filled' }).click();
    await expect(page.getByText('Filled by someone from elsewhere.')).toBeVisible();
  });

  await test.step('the copy has no form until the job is there', async () => {
    await page.goto(`/manage-job/${old.id}`);
    await openMenu(page);
    const copy = page.getByRole('menuitem', { name: 'Copy job' });
    await expect(copy).toBeVisible();
    const release = await holdBack(page, `**/api/job-listings/listings/${old.id}/edit/`);
    await copy.click();
    await expect(page).toHaveURL(`/create-job?from=${old.id}`);
    await expect(page.getByText('Loading job...')).toBeVisible();
    await expect(title(page)).toBeHidden();
    release();
    await expect(title(page)).toHaveValue(old.title);
    await expect(deadline(page)).toHaveValue('');
    await expect(page.getByRole('main').getByRole('link', { name: old.title, exact: true })).toBeVisible();
    await title(page).fill(newTitle);
  });

  await test.step('a reload whose scripts come late shows no form that would be overwritten', async () => {
    const release = await holdBack(page, scripts);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Loading job...')).toBeVisible();
    await expect(title(page)).toBeHidden();
    release();
    await expect(title(page)).toHaveValue(newTitle);
    await expect(page.getByText('Your draft is back')).toBeVisible();
  });

  await test.step('the posted job has all of the earlier one except its days', async () => {
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByText('Application deadline is required')).toBeVisible();
    await deadline(page).fill(inDays(20));
    await page.getByRole('button', { name: 'Create Job' }).dblclick();
    await expect(page.getByText('Job created.')).toBeVisible();
    const { results } = await myJobs(client);
    expect(results.map((job) => job.title)).toEqual([newTitle, old.title]);
    const [{ id: _id, ...question }] = old.screening_questions as [(typeof old.screening_questions)[0]];
    expect(results[0]).toMatchObject({
      description: old.description,
      category: old.category,
      location: old.location,
      salary_range: old.salary_range,
      ...details,
      decision_date: inDays(34),
      screening_questions: [question],
      application_deadline: inDays(20),
      is_active: true,
      filled_at: null,
      applications_count: 0,
    });
  });

  await test.step('the next copy starts anew', async () => {
    await page.goto(`/create-job?from=${old.id}`);
    await expect(title(page)).toHaveValue(old.title);
    await expect(page.getByText('Your draft is back')).toBeHidden();
  });
});

test('text typed into a copy survives Back and a reload, appears on the other device, and appears in no other form', async ({
  browser,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ivo', lastName: 'Kral', company: 'Slipway' }),
  );
  const { page } = client;
  const there = (await anotherDevice(browser, client)).page;
  const old = await postJob(client, unique('Shipwright'), details);
  const other = await postJob(client, unique('Rigger'));

  await test.step('leaving an untouched copy asks nothing', async () => {
    await page.goto(`/manage-job/${old.id}`);
    await untilLive(page);
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Copy job' }).click();
    await expect(title(page)).toHaveValue(old.title);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: old.title })).toBeVisible();
  });

  await test.step('Back asks first', async () => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Copy job' }).click();
    await title(page).fill('Half a title');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(title(page)).toHaveValue('Half a title');
  });

  await test.step('a reload restores the text and the chosen places', async () => {
    await places(page).click();
    await page.getByRole('option', { name: 'Norway', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(places(page)).not.toContainText('Norway');
    await page.reload();
    await untilLive(page);
    await expect(page.getByText('Your draft is back')).toBeVisible();
    await expect(title(page)).toHaveValue('Half a title');
    await expect(places(page)).toContainText('European Union');
    await expect(places(page)).not.toContainText('Norway');
  });

  await test.step('the other device has the text', async () => {
    await there.goto(`/create-job?from=${old.id}`);
    await expect(title(there)).toHaveValue('Half a title');
  });

  await test.step('other forms of new jobs do not have it', async () => {
    await page.getByRole('link', { name: 'Post Job' }).first().click();
    await expect(page).toHaveURL('/create-job');
    await expect(title(page)).toHaveValue('');
    await page.goto(`/create-job?from=${other.id}`);
    await expect(title(page)).toHaveValue(other.title);
    await page.goto(`/create-job?from=${old.id}`);
    await expect(title(page)).toHaveValue('Half a title');
  });

  await test.step('discarding the draft shows the job again', async () => {
    await untilLive(page);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(title(page)).toHaveValue(old.title);
    await expect(deadline(page)).toHaveValue('');
  });
});

test('a job of another client, and one that does not exist, are not copied', async ({ browser }) => {
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Una', lastName: 'Fay', company: 'Sail Loft' }),
  );
  const stranger = await arrival(browser, newPerson({ firstName: 'Lea', lastName: 'Voss', company: 'Pier' }));
  const theirs = await postJob(stranger, unique('Sailmaker'));
  for (const from of [theirs.id, 2_147_483_647, 'abc']) {
    await page.goto(`/create-job?from=${from}`);
    await expect(page.getByText(/^Nothing was copied/)).toBeVisible();
    await expect(title(page)).toHaveValue('');
    await expect(page.getByText(theirs.title)).toHaveCount(0);
  }
});

/** Opens the menu with the rarely needed actions on a job. */
async function openMenu(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
}
