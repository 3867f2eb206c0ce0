import { expect, test } from './test.ts';
import type { JobUpdate } from '@skillharbor/contract';
import { fillJob, inDays, postJob, unique } from './jobs.ts';
import { failOnce } from './network.ts';
import { bodyOf, arrival, newPerson } from './people.ts';
import type { Visit } from './people.ts';

test('creating, editing, deactivating, reactivating and deleting a job has the right effect on its public page', async ({
  browser,
  page: visitor,
}) => {
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Rosa', lastName: 'Lindqvist', company: 'Tidal Works' }),
  );
  const title = unique('Lock keeper');
  const main = page.getByRole('main');

  await test.step('the dashboard without jobs leads to creating the first one', async () => {
    await page.goto('/');
    await expect(page.getByText('No job listings yet')).toBeVisible();
    await main.getByRole('link', { name: 'Post Job' }).click();
  });

  await test.step('the form names missing fields, and preselects the usual choices', async () => {
    await expect(page.getByLabel('Category')).toHaveValue('other');
    await expect(page.getByRole('radio', { name: 'Full-time' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'On site' })).toBeChecked();
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByLabel('Title')).toBeFocused();
    for (const field of ['Title', 'Short description', 'Description', 'Location', 'Application deadline'])
      await expect(page.getByText(`${field} is required`, { exact: true })).toBeVisible();
  });

  await test.step('the text stays after a failure', async () => {
    await fillJob(page, title);
    await failOnce(page, '**/api/job-listings/create/');
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(
      page.getByText('We cannot reach Skill Harbor. Check your connection and try again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('the new job is active and has no applications', async () => {
    await main.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
    await expect(main.getByText('No applications yet')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Delete' })).toBeHidden();
  });
  const jobAddress = page.url().replace('/manage-job/', '/job/');

  await test.step('the edit form is prefilled, and leaving with unsaved changes asks first', async () => {
    await main.getByRole('link', { name: 'Edit Job Listing' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByLabel('Application deadline')).toHaveValue(inDays(20));
    await page.getByLabel('Location').fill('Trollhättan, Sweden');
    await main.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/manage-job\/\d+$/);
    await expect(main.getByText('Trollhättan, Sweden')).toBeVisible();
  });

  await visitor.goto(jobAddress);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Trollhättan, Sweden')).toBeVisible();

  await test.step('a deactivated job is hidden from the public', async () => {
    await main.getByRole('button', { name: 'Deactivate' }).click();
    const question = page.getByRole('alertdialog', { name: 'Deactivate this job?' });
    await question.getByRole('button', { name: 'Deactivate' }).click();
    await expect(question).toBeHidden();
    await expect(main.getByText('Inactive', { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('alert')).toHaveText('Job not found');
  });

  await test.step('a reactivated job is public again', async () => {
    await main.getByRole('button', { name: 'Reactivate' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reactivate this job?' });
    await question.getByRole('button', { name: 'Reactivate' }).click();
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('only an inactive job can be deleted, after a confirmation', async () => {
    await main.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await main.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this job?' });
    await expect(question.getByText(/This action cannot be undone\./)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await main.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/my-job-listings');
    await expect(page.getByText('Job deleted.')).toBeVisible();
    await expect(main.getByText('No job listings yet')).toBeVisible();
  });
});

test('a conflicting edit shows which changes it would overwrite', async ({ browser }) => {
  const visit = await arrival(
    browser,
    newPerson({ firstName: 'Ulla', lastName: 'Strand', company: 'Weir & Co' }),
  );
  const { page } = visit;
  const { id } = await postJob(visit, unique('Weir keeper'));
  await page.goto(`/edit-job/${id}`);
  await page.getByLabel('Location').fill('Narvik, Norway');
  await editAs(visit, id, { location: 'Tromsø, Norway' });

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This job was changed meanwhile', { exact: true })).toBeVisible();
  await expect(page.getByText('Tromsø, Norway')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Narvik, Norway');

  await test.step('the edit can then be saved', async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(`/manage-job/${id}`);
    await expect(page.getByRole('main').getByText('Narvik, Norway')).toBeVisible();
  });
});

/** Edits a job outside the browser and without a version, like a program that implements only the specification. */
async function editAs({ request, session }: Visit, id: number, changes: Partial<JobUpdate>) {
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const address = `/api/job-listings/listings/${id}/edit/`;
  const job = await bodyOf<JobUpdate>(request.get(address, { headers }));
  const data: JobUpdate = {
    title: job.title,
    short_description: job.short_description,
    description: job.description,
    category: job.category,
    location: job.location,
    employment_type: job.employment_type,
    remote: job.remote,
    application_deadline: job.application_deadline,
    is_active: job.is_active,
    ...changes,
  };
  await bodyOf(request.put(address, { headers, data }));
}
