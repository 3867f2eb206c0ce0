import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { confirmAddress, newPerson, signUp } from './people.ts';

const listings = (page: Page) => page.getByRole('main');

test('a job is posted and found, and an application with a PDF is accepted', async ({ browser }) => {
  // This journey follows a client and a freelancer from sign-up to the decision, in several steps.
  test.slow();
  const title = `Harbor pilot for night shifts ${crypto.randomUUID().slice(0, 8)}`;
  const client = await (await browser.newContext()).newPage();
  const freelancer = await (await browser.newContext()).newPage();

  await test.step('a client signs up and posts a job', async () => {
    await client.goto('/signup?tab=client');
    const mira = newPerson({ firstName: 'Mira', lastName: 'Lund', company: 'Night Pilots' });
    await signUp(client, mira);
    await confirmAddress(client, mira);
    await client.getByRole('link', { name: 'Post Job' }).first().click();
    await client.getByLabel('Title').fill(title);
    await client
      .getByLabel('Short description')
      .fill('Guide container ships into port between dusk and dawn.');
    await client
      .getByLabel('Description', { exact: true })
      .fill('You know the channel.\n\nYou stay calm in fog.');
    await client.getByLabel('Location').fill('Gothenburg, Sweden');
    await client.getByLabel(/Salary range/).fill('$70–90 an hour');
    await client.getByLabel('Application deadline').fill(inDays(30));
    await client.getByRole('button', { name: 'Create Job' }).click();
    // The preview beside the form also shows the title, but not as a link.
    await expect(listings(client).getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(client).toHaveURL('/');
  });

  await test.step('a visitor finds the job', async () => {
    await freelancer.goto('/');
    await freelancer.getByRole('searchbox').fill(title);
    await freelancer.getByRole('searchbox').press('Enter');
    await expect(freelancer.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
    await freelancer.getByRole('link', { name: title }).click();
    await expect(freelancer.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(freelancer.getByRole('link', { name: 'at Night Pilots' })).toBeVisible();
  });

  await test.step('the visitor signs up as a freelancer, and returns to the application form', async () => {
    await freelancer.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(freelancer).toHaveURL(/\/signin/);
    await listings(freelancer).getByRole('link', { name: 'Sign up' }).click();
    const tomas = newPerson({ firstName: 'Tomas', lastName: 'Berg' });
    await signUp(freelancer, tomas);
    await confirmAddress(freelancer, tomas);
    await expect(freelancer.getByRole('heading', { level: 1, name: 'Apply for this job' })).toBeVisible();
  });

  const resume = await madeByTheBrowser(freelancer);

  await test.step('the freelancer applies with a real PDF', async () => {
    await freelancer
      .getByLabel('Cover letter')
      .fill('I have piloted ships through this channel for nine winters.');
    await freelancer
      .getByLabel('Resume')
      .setInputFiles({ name: 'Tomas Berg.pdf', mimeType: 'application/pdf', buffer: resume });
    await freelancer.getByRole('button', { name: 'Submit application' }).click();
    await expect(freelancer.getByText('Application submitted!')).toBeVisible();
    await expect(freelancer).toHaveURL('/');
    const news = listings(freelancer)
      .getByRole('status')
      .filter({ hasText: /^Application submitted successfully.*Follow your application/ });
    await expect(news).toBeVisible();
    await expect(freelancer.getByText('Application submitted!')).toBeHidden();
    await expect(news, 'It stays when the toast has gone.').toBeVisible();
    await freelancer.reload();
    await expect(listings(freelancer).getByText('Your profile is not complete')).toBeVisible();
    await expect(news).toBeHidden();
  });

  await test.step('the freelancer cannot apply twice', async () => {
    await freelancer.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(listings(freelancer).getByText('Pending')).toBeVisible();
    await listings(freelancer).getByRole('link', { name: 'View Job' }).click();
    await expect(freelancer.getByText("You've already applied to this job")).toBeVisible();
  });

  await test.step('the client reviews the application and downloads the same PDF', async () => {
    await client.reload();
    await listings(client).getByRole('link', { name: title }).first().click();
    await client.getByRole('link', { name: /See More/ }).click();
    await expect(client.getByText('nine winters')).toBeVisible();
    const download = client.waitForEvent('download');
    await client.getByRole('link', { name: /Download resume/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Tomas Berg.pdf');
    expect(await readFile(await file.path())).toEqual(resume);
  });

  await test.step('the client accepts the application', async () => {
    await client.getByRole('button', { name: 'Accept' }).click();
    const dialog = client.getByRole('dialog', { name: 'Accept Tomas Berg?' });
    await dialog.getByLabel(/Message/).fill('See you on the quay on Monday.');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog).toBeHidden();
    await expect(listings(client).getByText('Accepted').first()).toBeVisible();
  });

  await test.step('the freelancer sees the decision on the dashboard', async () => {
    await freelancer.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(freelancer).toHaveURL('/dashboard');
    await freelancer.reload();
    await expect(listings(freelancer).getByText('Accepted').first()).toBeVisible();
    await expect(listings(freelancer).getByText('See you on the quay on Monday.')).toBeVisible();
  });
});

/** Prints a real PDF in the browser. */
async function madeByTheBrowser(page: Page) {
  const sheet = await page.context().newPage();
  await sheet.setContent('<h1>Tomas Berg</h1><p>Harbor pilot, nine winters.</p>');
  const pdf = await sheet.pdf();
  await sheet.close();
  return pdf;
}

function inDays(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
