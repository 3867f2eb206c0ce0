import type { Page } from '@playwright/test';
import { fillJob, inDays, myJobs, unique } from './jobs.ts';
import { untilLive } from './network.ts';
import { anotherDevice, arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

/* A client saves an unfinished job as a draft, continues it on another device, and plans the day on which it goes public. */

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save as draft' });

test('a draft is continued on another device and becomes a planned job', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Runa', lastName: 'Vik', company: 'Lantern Yard' }),
  );
  const { page } = client;
  const there = (await anotherDevice(browser, client)).page;
  const name = unique('Lamp trimmer');

  await test.step('two quick presses save one draft of a form that is not complete', async () => {
    await page.goto('/create-job');
    await title(page).fill(name);
    await page.getByRole('radio', { name: 'Remote' }).check();
    await page.getByRole('combobox', { name: 'Hires from' }).click();
    await page.getByRole('option', { name: 'Norway', exact: true }).click();
    await page.keyboard.press('Escape');
    await saveDraft(page).dblclick();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
  });

  await test.step('the form for a new job is empty again', async () => {
    await page.goto('/create-job');
    await expect(title(page)).toHaveValue('');
    await expect(page.getByText('Your draft is back')).toBeHidden();
  });

  await test.step('the other device continues the draft, and leaving keeps what it types', async () => {
    await there.goto('/');
    await there.getByRole('link', { name, exact: true }).click();
    await expect(title(there)).toHaveValue(name);
    await expect(there.getByRole('combobox', { name: 'Hires from' })).toContainText('Norway');
    await there.getByLabel('Location').fill('Anywhere');
    await there.goBack();
    await expect(there.getByRole('heading', { name: 'Drafts' })).toBeVisible();
    await expect(there.getByRole('alertdialog')).toHaveCount(0);
    await there.getByRole('link', { name, exact: true }).click();
    await expect(there.getByLabel('Location')).toHaveValue('Anywhere');
  });

  await test.step('the complete job is planned, and its draft is gone on both devices', async () => {
    await fillJob(there, name);
    await there.getByLabel(/^Public from/).fill(inDays(5));
    await there.getByRole('button', { name: 'Create Job' }).click();
    await expect(there.getByText('Job created. It goes public on the day that you chose.')).toBeVisible();
    const { results } = await myJobs(client);
    expect(results).toMatchObject([{ title: name, is_active: false, publish_on: inDays(5) }]);
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByText(/^Public from/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Drafts' })).toBeHidden({ timeout: 1_000 });
    }).toPass();
  });

  await test.step('a visitor does not find the job before its day', async () => {
    await page.goto(`/jobs?search=${encodeURIComponent(name)}`);
    await untilLive(page);
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  });
});

test('a draft that could not be saved stays in the form, and the user confirms before a saved draft is deleted', async ({
  browser,
}) => {
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Odd', lastName: 'Lund', company: 'Breakwater' }),
  );
  const name = unique('Diver');
  await page.goto('/create-job');
  await title(page).fill(name);
  await page.route('**/api/users/drafts/**', (route) => route.abort());
  await saveDraft(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(title(page)).toHaveValue(name);
  await page.unroute('**/api/users/drafts/**');
  await saveDraft(page).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await page.getByRole('button', { name: `Delete the draft “${name}”` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText('Draft deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});
