import { expect, test } from './test.ts';
import { fillJob, postJob, unique } from './jobs.ts';
import { untilLive } from './network.ts';
import { arrival, newPerson } from './people.ts';

/*
 * A client states where the freelancers of a job may live, and a visitor finds the jobs that are open to the visitor's
 * country.
 */

const PHONE = { width: 360, height: 740 };

test('a visitor finds a job that hires from the EU by choosing a country, which the device remembers', async ({
  page,
  browser,
}) => {
  const word = crypto.randomUUID().replaceAll('-', '');
  const title = unique(`Lock keeper ${word}`);
  const client = await arrival(browser, newPerson({ firstName: 'Ida', lastName: 'Ross', company: 'Slip' }));
  await postJob(client, `Silent ${word}`, { remote: 'remote', location: 'Remote (Portugal)' });
  await postJob(client, `Distant ${word}`, {
    remote: 'remote',
    hire_from: { kind: 'places', places: ['BR'] },
  });

  await client.page.goto('/create-job');
  await untilLive(client.page);
  await fillJob(client.page, title);
  await client.page.getByRole('radio', { name: 'Remote' }).check();
  await client.page.getByLabel('Location').fill('Remote (EU)');
  await expect(client.page.getByText('Your location names: European Union (EU)')).toBeVisible();
  await client.page.getByRole('button', { name: 'Hire from there' }).click();
  await expect(client.page.getByText('Your location names')).toBeHidden();
  await client.page.getByRole('button', { name: 'Create Job' }).click();
  await expect(client.page.getByText(title).first()).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.goto(`/jobs?search=${word}`);
  await untilLive(page);
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(titles).toHaveCount(3);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'I am in' }).selectOption('PT');
  await expect(titles).toHaveText([title]);
  await expect(page.getByText(/hires from the EU/)).toBeVisible();
  // The list shows the chosen country before the URL contains it.
  await expect(page).toHaveURL(/located_in=PT/);

  await page.reload();
  await expect(titles).toHaveText([title]);
  await page.goto(`/jobs?search=${word}`);
  await expect(titles).toHaveText([title]);
  await expect(page).toHaveURL(/located_in=PT/);

  await untilLive(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: /Include jobs that do not say/ }).check();
  await expect(titles).toHaveCount(2);
  await page.getByRole('link', { name: `See More about Silent ${word}` }).click();
  await page.waitForURL(/\/job\//);
  await expect(page.getByRole('definition').getByText('Not stated', { exact: true })).toBeVisible();
});
