import { expect, test } from './test.ts';
import { postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { holdBack, untilLive } from './network.ts';
import { arrival, newPerson } from './people.ts';

/** A freelancer and a client of the demo data. For both, a mail about a saved search is due when the server starts. */
const SEARCHER = 'anneli@demo.skillharbor.test';
const SEARCHING_CLIENT = 'kaarel@lanternfish.example';

test('a freelancer saves a search, and sees a new job that matches', async ({ browser }) => {
  test.slow();
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Faro', company: 'Sailcloth' }),
  );
  const { page } = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const word = `Rigger${crypto.randomUUID().slice(0, 8)}`;
  const name = `Work for a ${word}`;

  await test.step('the list saves its search once, although the button is pressed twice and early', async () => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(`/jobs?search=${word}&category=other`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
    release();
    await untilLive(page);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Save the search' }).dblclick();
    await page.getByRole('link', { name: 'See your saved searches' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('No new jobs since you last looked')).toBeVisible();
  });

  await test.step('the same search cannot be saved again', async () => {
    await page.goto(`/jobs?search=${word}&category=other`);
    await untilLive(page);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('button', { name: 'Save the search' }).click();
    await expect(page.getByText('You have already saved a search with these conditions.')).toBeVisible();
  });

  await test.step('a new job is new until the user looks at the list', async () => {
    const job = await postJob(client, unique(word));
    await postJob(client, unique('Cook'));
    await expect(async () => {
      await page.goto('/saved-searches');
      await expect(page.getByText('1 new job')).toBeVisible();
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: job.title })).toBeVisible();
    await page.getByRole('link', { name: 'Show all jobs of this search' }).click();
    await expect(page.getByRole('heading', { name: job.title })).toBeVisible();
    await page.goto('/saved-searches');
    await expect(page.getByText('No new jobs since you last looked')).toBeVisible();
  });

  await test.step('the search is paused and deleted', async () => {
    await page.getByText(`Change or delete “${name}”`).click();
    await page.getByRole('radio', { name: 'No emails' }).check();
    await page.getByRole('button', { name: 'Save the changes' }).dblclick();
    await expect(page.getByText('The search is changed.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').getByText('No emails').first()).toBeVisible();
    await page.getByText(`Change or delete “${name}”`).click();
    await page.getByRole('button', { name: 'Delete this search' }).click();
    await expect(page.getByText('No saved searches yet')).toBeVisible();
  });
});

test('the mail about a saved search has a link that manages the search without signing in', async ({
  page,
}) => {
  const { text = '', headers } = await mailTo(SEARCHER, /^New job/);
  expect(text).toContain('Senior React engineer');

  await test.step('the mail program switches all these mails off with one request, without a cookie', async () => {
    const header = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const { pathname, search } = new URL(header.replace(/^<|>$/g, ''));
    const response = await page.request.post(pathname + search, {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(response.status()).toBe(200);
    await page.goto(pathname + search);
    await page.getByRole('button', { name: 'Switch on again' }).click();
    await expect(page.getByText('Switched on: Saved searches')).toBeVisible();
  });

  const link = /\/saved-search#token=\S+/.exec(text)?.[0] ?? '';
  await test.step('its link pauses the search', async () => {
    await page.goto(link);
    await page.getByRole('radio', { name: 'No emails' }).check();
    await page.getByRole('button', { name: 'Save the changes' }).dblclick();
    await expect(page.getByText('The search is changed.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'No emails' })).toBeChecked();
  });

  await test.step('its link changes the words', async () => {
    await page.getByRole('textbox', { name: 'Search words' }).fill('react engineer');
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByText('Jobs for “react engineer”')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Search words' })).toHaveValue('react engineer');
  });

  await test.step('its link deletes the search, and then no longer works', async () => {
    await page.getByRole('button', { name: 'Delete this search' }).click();
    await expect(page.getByText('The search is deleted.')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^This link does not work/)).toBeVisible();
  });
});

test('a client saves a search for freelancers, and sees a new match who allows clients to see their name', async ({
  browser,
}) => {
  test.slow();
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Mara', lastName: 'Lindt', company: 'Sailcloth' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Iris', lastName: 'Vale' }));
  const word = `Caulker${crypto.randomUUID().slice(0, 8)}`;

  await test.step('the directory saves its search', async () => {
    await page.goto(`/freelancers?search=${word}`);
    await untilLive(page);
    const save = page.getByRole('button', { name: 'Save the search' });
    // The button works as soon as its own code has loaded.
    await expect(async () => {
      if (!(await save.isVisible())) await page.getByRole('button', { name: 'Save this search' }).click();
      await expect(save).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await save.dblclick();
    await page.getByRole('link', { name: 'See your saved searches' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('No new freelancers since you last looked')).toBeVisible();
  });

  await test.step('a freelancer who matches is not named before she allows it', async () => {
    const edit = async (answer: string) => {
      await freelancer.page.goto('/edit-profile');
      await freelancer.page.getByLabel('Role').fill(word);
      await freelancer.page.getByLabel('Bio').fill('I keep wooden boats dry.');
      await freelancer.page.getByLabel('Experience').fill('6');
      await freelancer.page.getByLabel('Portfolio Link').fill('https://iris.example');
      await freelancer.page.getByLabel('Hourly rate').fill('50');
      await freelancer.page.getByRole('radio', { name: answer }).check();
      await freelancer.page.getByRole('button', { name: 'Save', exact: false }).first().click();
      await expect(freelancer.page).toHaveURL('/profile');
    };
    await edit('Do not name me');
    await page.reload();
    await expect(page.getByText('No new freelancers since you last looked')).toBeVisible();
    await edit('Yes, you may name me');
    await page.reload();
    await expect(page.getByText('1 new freelancer')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Iris Vale' })).toBeVisible();
  });

  await test.step('the home page says that a search has found her', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Searches with new results 1' }).click();
    await expect(page).toHaveURL('/saved-searches');
  });

  await test.step('she is new until the client looks at the list', async () => {
    await page.getByRole('link', { name: 'Show all freelancers of this search' }).click();
    await expect(page.getByRole('heading', { name: 'Iris Vale' })).toBeVisible();
    await page.goto('/saved-searches');
    await expect(page.getByText('No new freelancers since you last looked')).toBeVisible();
  });
});

test('the mail about new freelancers has a link that manages the search without signing in', async ({
  page,
}) => {
  const { text = '' } = await mailTo(SEARCHING_CLIENT, /^New freelancer/);
  await page.goto(/\/saved-search#token=\S+/.exec(text)?.[0] ?? '');
  await page.getByRole('textbox', { name: 'Search words' }).fill('data engineer');
  await page.getByRole('radio', { name: 'An email each morning with new freelancers' }).check();
  await page.getByRole('button', { name: 'Save the changes' }).dblclick();
  await expect(page.getByText('Freelancers for “data engineer”')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Search words' })).toHaveValue('data engineer');
  await page.getByRole('button', { name: 'Delete this search' }).click();
  await expect(page.getByText('The search is deleted.')).toBeVisible();
});
