import { postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

test('a client sees how often a job was read, not counting the client’s own visits', async ({
  browser,
  page,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Duarte', company: 'Quay Ten' }),
  );
  const job = await postJob(client, unique('Buoy painter'));
  const counted = page.waitForResponse((response) => response.url().endsWith(`/listings/${job.id}/views/`));

  await test.step('a visitor opens the job, and returns to it', async () => {
    await page.goto(`/job/${job.id}`, { referer: 'https://search.example/?q=private' });
    expect((await counted).status()).toBe(204);
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  });

  await test.step('the client, who opens the job as well, sees one view', async () => {
    await client.page.goto(`/job/${job.id}`);
    await expect(client.page.getByRole('link', { name: 'Manage this job' })).toBeVisible();
    await client.page.goto(`/manage-job/${job.id}/job`);
    await expect(client.page.getByText('Views1')).toBeVisible();
    await expect(client.page.getByRole('row', { name: 'search.example 1' })).toBeVisible();
  });
});
