import type { Browser, Page } from '@playwright/test';
import { apply, postJob, unique } from './jobs.ts';
import { testWith } from './ownServer.ts';
import { arrival, newPerson, password, signIn } from './people.ts';
import type { Visit } from './people.ts';
import { expect } from './test.ts';

const test = testWith({});

test('a week after two users delete their accounts, the users on the other side still find their own data, without the deleted names', async ({
  browser,
  server,
}) => {
  // The journey starts a separate server, and three people log in to it more than once.
  test.setTimeout(120_000);
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Odd', lastName: 'Keel', company: 'Keel Works' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Runa', lastName: 'Tide' }));
  const leavingClient = await arrival(
    browser,
    newPerson({ firstName: 'Una', lastName: 'Fay', company: 'Fay and Sons' }),
  );
  const leavingFreelancer = await arrival(browser, newPerson({ firstName: 'Ken', lastName: 'Mori' }));
  const kept = await postJob(client, unique('Sailmaker'));
  const lost = await postJob(leavingClient, unique('Rigger'));
  await apply(leavingFreelancer, kept, 'I sew by hand.');
  await apply(freelancer, lost, 'I climb without fear.');

  const { pk } = leavingFreelancer.session.user;
  /**
   * Opens the page of the deleted job and the profile of the deleted freelancer, and returns the statuses of both
   * responses.
   */
  const statuses = async (page: Page) => {
    const job = await page.goto(`/job/${lost.id}`);
    const profile = await page.goto(`/freelancer/${pk}`);
    return [job?.status(), profile?.status()];
  };
  expect(await statuses(client.page)).toEqual([200, 200]);

  await askForDeletion(leavingClient);
  await askForDeletion(leavingFreelancer);
  await server.passDays(8);

  await test.step('the client sees an application of a former member, without the name', async () => {
    const page = await comeBack(browser, client);
    await page.goto(`/manage-job/${kept.id}`);
    await expect(page.getByRole('link', { name: 'See More about A former member' })).toBeVisible();
    await expect(page.getByText('Ken Mori')).toBeHidden();
  });

  await test.step('the freelancer sees the title of the job, but no longer the company', async () => {
    const page = await comeBack(browser, freelancer);
    await page.goto('/dashboard');
    const card = page.getByRole('article').filter({ hasText: lost.title });
    await expect(card).toBeVisible();
    await expect(page.getByText('Fay and Sons')).toBeHidden();
  });

  await test.step('visitors find neither the job nor the profile', async () => {
    const page = await (await browser.newContext()).newPage();
    expect(await statuses(page)).toEqual([410, 404]);
  });

  await test.step('nobody can log in to a deleted account', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto('/signin');
    await signIn(page, leavingFreelancer.person);
    await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  });
});

async function askForDeletion({ page }: Visit) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete in 7 days' }).dblclick();
  await expect(page.getByRole('complementary', { name: 'Your account will be deleted' })).toBeVisible();
}

/** Logs in as a user who comes back after a week. */
async function comeBack(browser: Browser, { person }: Visit): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/signin');
  await signIn(page, person);
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
  return page;
}
