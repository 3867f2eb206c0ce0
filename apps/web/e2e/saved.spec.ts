import type { Page } from '@playwright/test';
import { postJob, unique } from './jobs.ts';
import { holdBack, phone, untilLive } from './network.ts';
import { anotherDevice, arrival, newPerson, signUp } from './people.ts';
import { expect, test } from './test.ts';

/* Saved items are on the device at once, move to the account on sign-up, and are the same on every device. */

const note = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Note to yourself about ${name}` });
const bookmark = (page: Page, pressed: boolean, name: string) =>
  page.getByRole('button', { name: `${pressed ? 'Saved' : 'Save job'}: ${name}`, pressed });
/** Waits until the account has received a change. */
const sent = (page: Page, method: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/api/saved/') && response.request().method() === method && response.ok(),
  );

test('a visitor saves jobs on a phone, signs up, and finds the jobs on every device', async ({ browser }) => {
  test.slow();
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Faro', company: 'Sailcloth' }),
  );
  const [first, second] = [await postJob(client, unique('Rigger')), await postJob(client, unique('Cook'))];
  const page = await (await browser.newContext(phone)).newPage();

  await test.step('a press before the page is live saves the job once', async () => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(`/job/${first.id}`, { waitUntil: 'commit' });
    await bookmark(page, false, first.title).dblclick();
    release();
    await expect(bookmark(page, true, first.title)).toBeVisible();
    await untilLive(page);
    await page.reload();
    await expect(bookmark(page, true, first.title)).toBeVisible();
  });

  await test.step('a card of the list saves the other job', async () => {
    await page.goto(`/jobs?search=${encodeURIComponent(second.title)}`);
    await bookmark(page, false, second.title).click();
    await expect(bookmark(page, true, second.title)).toBeVisible();
  });

  await test.step('the list is on the device, with a note', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Saved jobs' }).click();
    await note(page, first.title).fill('Ask about the night shifts.');
    await page.reload();
    await expect(note(page, first.title)).toHaveValue('Ask about the night shifts.');
    await expect(note(page, second.title)).toHaveValue('');
  });

  const person = newPerson({ firstName: 'Juan', lastName: 'Prado' });
  await test.step('signing up takes both jobs and the note along, once', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    const isTaken = sent(page, 'POST');
    await signUp(page, person);
    await isTaken;
    await page.goto('/saved-jobs');
    await expect(note(page, first.title)).toHaveValue('Ask about the night shifts.');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('Your saved jobs are on this device only.')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  await test.step('a bookmark that is removed on one device is gone on the other', async () => {
    const { page: there } = await anotherDevice(browser, { ...client, person });
    await there.goto('/saved-jobs');
    await expect(note(there, first.title)).toHaveValue('Ask about the night shifts.');
    const isRemoved = sent(there, 'DELETE');
    await bookmark(there, true, second.title).click();
    await isRemoved;
    await page.goto(`/job/${second.id}`);
    await expect(bookmark(page, false, second.title)).toBeVisible();
  });

  await test.step('a press without a connection is kept over a reload, and sent later', async () => {
    await page.goto(`/job/${second.id}`);
    await untilLive(page);
    await page.route('**/api/saved/jobs/*/', (route) => route.abort());
    await bookmark(page, false, second.title).click();
    await page.reload();
    await expect(bookmark(page, true, second.title)).toBeVisible();
    // The app may send the change as soon as its requests succeed again, so waiting begins before that.
    const isSent = sent(page, 'PUT');
    await page.unroute('**/api/saved/jobs/*/');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await isSent;
  });

  await test.step('the list says that a job is no longer listed, and the menu leads to this news', async () => {
    // If the list were open, it would show the news at once, and the menu would have nothing to announce.
    await page.goto('/how-it-works');
    await client.page.goto(`/manage-job/${first.id}`);
    await client.page.getByRole('main').getByRole('button', { name: 'Deactivate' }).click();
    await client.page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(client.page.getByText('The job is inactive now.')).toBeVisible();
    await page.goto('/');
    await page.locator('summary').filter({ hasText: 'Account menu' }).click();
    const isSeen = sent(page, 'POST');
    await page.getByRole('link', { name: 'Saved jobs, 1 with news' }).click();
    const gone = page.getByRole('article').filter({ hasText: first.title });
    await expect(gone.getByText('No longer listed')).toBeVisible();
    await expect(gone.getByRole('link')).toHaveCount(0);
    await isSeen;
  });
});

test('a client saves a freelancer with a note, and the freelancer cannot find out', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Faro', company: 'Sailcloth' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Petra', lastName: 'Novak' }));
  const { page } = client;
  await page.goto(`/freelancer/${freelancer.session.user.pk}`);
  const isSaved = sent(page, 'PUT');
  await page.getByRole('button', { name: 'Save freelancer: Petra Novak' }).click();
  await isSaved;
  await page.goto('/saved-freelancers');
  const isNoted = sent(page, 'PUT');
  const field = 'Note for your team about Petra Novak';
  await page.getByRole('textbox', { name: field }).fill('Zinnwald, sews topsails.');
  await isNoted;

  const { page: there } = await anotherDevice(browser, client);
  await there.goto('/saved-freelancers');
  await expect(there.getByRole('textbox', { name: field })).toHaveValue('Zinnwald, sews topsails.');

  await freelancer.page.goto(`/freelancer/${freelancer.session.user.pk}`);
  await expect(freelancer.page.getByRole('heading', { level: 1, name: 'Petra Novak' })).toBeVisible();
  await expect(freelancer.page.getByText('Zinnwald')).toHaveCount(0);
  await expect(freelancer.page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
});
