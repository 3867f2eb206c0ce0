import { expect, test } from './test.ts';
import { apply, endSession, postJob, unique } from './jobs.ts';
import { arrival, newPerson, signIn } from './people.ts';

/* The pages of jobs and resumes always offer a client a link to another page. */

const newClient = (company: string) => newPerson({ firstName: 'Gesa', lastName: 'Thorn', company });

test('the page of a job always offers a client a link to another page', async ({ browser }) => {
  const client = await arrival(browser, newClient('Pier One'));
  const other = await arrival(browser, newClient('Pier Two'));
  const job = await postJob(client, unique('Pier warden'));
  const { page } = client;

  await test.step('the page of the client’s own job links to its management page, which links back', async () => {
    await page.goto(`/job/${job.id}`);
    await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Manage this job' }).click();
    await expect(page).toHaveURL(`/manage-job/${job.id}`);
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'View public page' }).click();
    await expect(page).toHaveURL(`/job/${job.id}`);
    await expect(page.getByRole('link', { name: 'Manage this job' })).toBeVisible();
  });

  await test.step('another client’s job says who may apply', async () => {
    await other.page.goto(`/job/${job.id}`);
    await expect(other.page.getByText('Only freelancers can apply')).toBeVisible();
    for (const name of ['Apply Now', 'Manage this job'])
      await expect(other.page.getByRole('link', { name })).toHaveCount(0);
  });
});

test('the navigation bar marks the link to the section of the current page', async ({ browser }) => {
  const client = await arrival(browser, newClient('Pier Three'));
  const freelancer = await arrival(browser, newPerson({ firstName: 'Finn', lastName: 'Roth' }));
  const visitor = await (await browser.newContext()).newPage();
  const job = await postJob(client, unique('Pier painter'));
  await apply(freelancer, job, 'In grey, please.');
  const freelancerId = freelancer.session.user.pk;

  for (const [page, path, label] of [
    [visitor, '/jobs', 'Explore'],
    [visitor, `/job/${job.id}`, 'Explore'],
    [freelancer.page, '/jobs', 'Find Jobs'],
    [freelancer.page, `/job/${job.id}`, 'Find Jobs'],
    [freelancer.page, '/edit-profile', 'Profile'],
    [client.page, '/my-job-listings', 'Dashboard'],
    [client.page, `/manage-job/${job.id}`, 'Dashboard'],
    [client.page, `/edit-job/${job.id}`, 'Dashboard'],
    [client.page, `/applicant/${job.id}/${freelancerId}`, 'Dashboard'],
    [client.page, `/freelancer/${freelancerId}`, 'Find Freelancers'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveText(label);
  }
});

test('a user who requests a resume after the session has ended signs in and returns to the page', async ({
  browser,
}) => {
  const client = await arrival(browser, newClient('Pier Four'));
  const freelancer = await arrival(browser, newPerson({ firstName: 'Iben', lastName: 'Dahl' }));
  const job = await postJob(client, unique('Pier cook'));
  await apply(freelancer, job, 'Fish, mostly.');
  const { page } = client;
  const address = `/applicant/${job.id}/${freelancer.session.user.pk}`;
  // A page that listens to server events would notice the end of its session before the user presses the link.
  await page.route('**/api/users/events/', (route) => route.abort());
  await page.goto(address);
  const resume = page.getByRole('link', { name: /Download resume/ });
  await expect(resume).toBeVisible();

  await test.step('the client returns to the page after signing in again', async () => {
    await endSession(client.request, client.session.refresh_token);
    await resume.click();
    await expect(page).toHaveURL(`/signin?${new URLSearchParams({ from: address }).toString()}`);
    await signIn(page, client.person);
    await expect(page).toHaveURL(address);
  });

  await test.step('the resume downloads without cookies, as long as the tokens exist', async () => {
    await page.context().clearCookies();
    const download = page.waitForEvent('download');
    await resume.click();
    expect((await download).suggestedFilename()).toBe('resume.pdf');
    await expect(page).toHaveURL(address);
  });

  await test.step('an error explains that there is no connection', async () => {
    await page.context().setOffline(true);
    await resume.click();
    await expect(page.getByText('We cannot reach Skill Harbor.')).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});
