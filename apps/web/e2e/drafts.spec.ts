import { expect, test, type Page } from '@playwright/test';
import { apply, endSession, postJob, unique } from './jobs.ts';
import { arrival, newPerson, signIn, type Person, type Visit } from './people.ts';

/* A session that ends in the middle of a form takes nothing that was typed or chosen. Creating a job: session.spec.ts. */

const file = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

test('the letter and the resume of an application', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Una', lastName: 'Fay', company: 'Sail Loft' }),
  );
  const visit = await arrival(browser, newPerson({ firstName: 'Ken', lastName: 'Mori' }));
  const { page } = visit;
  const { id, title } = await postJob(client, unique('Sailmaker'));
  await page.goto(`/apply/${id}`);
  await page.getByLabel('Cover letter').fill('I sew by hand.\n\nAnd by machine.');
  await page.getByLabel('Resume').setInputFiles(file('Ken Mori.pdf', 'application/pdf', '%PDF-1.4\n%%EOF\n'));
  await loseSession(visit, () => page.getByRole('button', { name: 'Submit application' }).click());

  await expect(page).toHaveURL(`/apply/${id}`);
  await expect(page.getByLabel('Cover letter')).toHaveValue('I sew by hand.\n\nAnd by machine.');
  await expect(page.getByText('Ken Mori.pdf', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Application submitted!')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
});

test('the changes of a job', async ({ browser }) => {
  const visit = await arrival(browser, newPerson({ firstName: 'Ivo', lastName: 'Kral', company: 'Slipway' }));
  const { page } = visit;
  const { id } = await postJob(visit, unique('Shipwright'));
  await page.goto(`/edit-job/${id}`);
  await page.getByLabel('Location').fill('Split, Croatia');
  await page.getByLabel(/Salary range/).fill('');
  await page.getByRole('radio', { name: 'Hybrid' }).check();
  await loseSession(visit, () => page.getByRole('button', { name: 'Save Changes' }).click());

  await expect(page).toHaveURL(`/edit-job/${id}`);
  await expect(page.getByLabel('Location')).toHaveValue('Split, Croatia');
  await expect(page.getByLabel(/Salary range/)).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('main').getByText('Split, Croatia')).toBeVisible();
});

test('the changes of a profile, with skills and a picture', async ({ browser }) => {
  const visit = await arrival(browser, newPerson({ firstName: 'Mai', lastName: 'Linh' }));
  const { page } = visit;
  await page.goto('/edit-profile');
  await page.getByLabel('Bio').fill('I draw charts.');
  await page.getByLabel('Experience').fill('7');
  await page.getByLabel('Portfolio Link').fill('https://charts.example');
  await page.getByLabel('Hourly rate').fill('52.5');
  await page.getByLabel('Availability status').selectOption('On Leave');
  await page.getByRole('tabpanel').getByRole('checkbox').first().check();
  await page
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'mai.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await loseSession(visit, () => page.getByRole('button', { name: 'Save profile' }).click());

  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByLabel('Bio')).toHaveValue('I draw charts.');
  await expect(page.getByLabel('Hourly rate')).toHaveValue('52.5');
  await expect(page.getByLabel('Availability status')).toHaveValue('On Leave');
  await expect(page.getByText('1 of at most 60 chosen')).toBeVisible();
  await expect(page.getByText('mai.png', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('I draw charts.')).toBeVisible();
});

test('the reason of a decision, whose question is open again', async ({ browser }) => {
  const visit = await arrival(
    browser,
    newPerson({ firstName: 'Eli', lastName: 'Roth', company: 'Breakwater' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Ada', lastName: 'Moss' }));
  const { page } = visit;
  const job = await postJob(visit, unique('Diver'));
  await apply(freelancer, job, 'I hold my breath for four minutes.');
  await page.goto(`/manage-job/${job.id}`);
  await page.getByRole('link', { name: 'See More about Ada Moss' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline Ada Moss?' });
  await dialog.getByLabel('Reason').fill('We need five.');
  await loseSession(visit, () => dialog.getByRole('button', { name: 'Decline' }).click());

  await expect(dialog.getByLabel('Reason')).toHaveValue('We need five.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Application declined.')).toBeVisible();
});

test('what was being typed when another tab signed out', async ({ browser }) => {
  const { page, person } = await arrival(
    browser,
    newPerson({ firstName: 'Lea', lastName: 'Voss', company: 'Pier' }),
  );
  await page.goto('/create-job');
  await page.getByLabel('Title').fill('Half a tit');
  const other = await page.context().newPage();
  await other.goto('/how-it-works');
  await other.getByRole('button', { name: 'Log Out' }).first().click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();

  await signInAgain(page, person);
  await expect(page.getByLabel('Title')).toHaveValue('Half a tit');
});

test('nothing is kept of somebody who logs out', async ({ browser }) => {
  const { page, person } = await arrival(
    browser,
    newPerson({ firstName: 'Tom', lastName: 'Reed', company: 'Mole' }),
  );
  await page.goto('/create-job');
  await page.getByLabel('Title').fill('Not to be read by others');
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/signin');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Not to be read');

  await signIn(page, person);
  await page.getByRole('link', { name: 'Post Job' }).first().click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

/** Ends the session on the server, tries to send, and signs in again. */
async function loseSession({ page, person, session, request }: Visit, send: () => Promise<void>) {
  await endSession(request, session.refresh_token);
  await send();
  await signInAgain(page, person);
}

async function signInAgain(page: Page, person: Person) {
  await expect(page).toHaveURL(/\/signin\?from=/);
  await expect(page.getByText(/what you wrote is kept/)).toBeVisible();
  await signIn(page, person);
}
