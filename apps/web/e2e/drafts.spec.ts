import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { apply, endSession, postJob, unique } from './jobs.ts';
import { holdBack, untilLive } from './network.ts';
import { arrival, endSessions, newPerson, signIn } from './people.ts';
import type { Person, Visit } from './people.ts';

/*
 * Typed text survives a reload, and a session that ends while the user fills in a form. session.spec.ts covers a
 * session that ends while a client creates a job.
 */

const file = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

test('an application’s letter and resume survive the end of the session', async ({ browser }) => {
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

test('changes to a job survive the end of the session', async ({ browser }) => {
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

test('changes to a profile, with skills and a picture, survive the end of the session', async ({
  browser,
}) => {
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

test('after the session has ended, the dialog of a decision is open again and has the typed reason', async ({
  browser,
}) => {
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

test('logging out in another tab clears the typed text from every storage', async ({ browser }) => {
  const { page, person } = await arrival(
    browser,
    newPerson({ firstName: 'Lea', lastName: 'Voss', company: 'Pier' }),
  );
  await page.goto('/create-job');
  await page.getByLabel('Title').fill('Half a tit');
  const freelancer = await arrival(browser, newPerson({ firstName: 'Pia', lastName: 'Kern' }));
  const open = await page.context().newPage();
  await open.goto(`/freelancer/${freelancer.session.user.pk}`);
  await open.getByRole('button', { name: 'Contact Pia' }).click();
  await open.getByRole('dialog').getByLabel('Message').fill('Half a message');
  const other = await page.context().newPage();
  await other.goto('/how-it-works');
  await other.getByRole('button', { name: 'Log Out' }).first().click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();

  await expect(page).toHaveURL('/signin?from=%2Fcreate-job');
  await expect(page.getByText('Please log in to go on.')).toBeVisible();
  for (const tab of [page, open]) expect(await stored(tab)).not.toContain('Half a');
  await test.step('a public page does not show it to the next person', async () => {
    await expect(open.getByRole('dialog')).toBeHidden();
    await open.getByRole('button', { name: 'Contact Pia' }).click();
    await expect(open.getByRole('dialog').getByLabel('Message')).toHaveValue('');
  });
  await signIn(page, person);
  await expect(page).toHaveURL('/create-job');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('after a reload, a notice says that the letter was restored, and sending the letter clears the draft', async ({
  browser,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ola', lastName: 'Lie', company: 'Ropewalk' }),
  );
  const { page } = await arrival(browser, newPerson({ firstName: 'Bea', lastName: 'Funk' }));
  const { id } = await postJob(client, unique('Ropemaker'));
  await page.goto(`/apply/${id}`);
  await untilLive(page);
  await page.getByLabel('Cover letter').fill('I twist hemp.');
  await page.reload();
  await expect(page.getByLabel('Cover letter')).toHaveValue('I twist hemp.');
  await expect(page.getByText('Your draft is back')).toBeVisible();

  await test.step('the submission clears it in other tabs as well', async () => {
    const other = await page.context().newPage();
    await other.goto(`/apply/${id}`);
    await expect(other.getByLabel('Cover letter')).toHaveValue('I twist hemp.');
    await other.close();
  });

  await page.getByLabel('Resume').setInputFiles(file('Bea Funk.pdf', 'application/pdf', '%PDF-1.4\n%%EOF\n'));
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Application submitted!')).toBeVisible();
  expect(await stored(page)).not.toContain('I twist hemp.');
});

test('changes to a profile survive a reload until they are discarded', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Uma', lastName: 'Rao' }));
  await page.goto('/edit-profile');
  await untilLive(page);
  await page.getByLabel('Bio').fill('I paint hulls.');
  await page.getByRole('tabpanel').getByRole('checkbox').first().check();
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('I paint hulls.');
  await expect(page.getByText('1 of at most 60 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await expect(page.getByText('Your draft is back')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('');
});

test('a new job survives a reload until the user leaves on purpose', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Jan', lastName: 'Bos', company: 'Weir' }));
  await page.goto('/create-job');
  await untilLive(page);
  await page.getByLabel('Title').fill('Lock keeper');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Lock keeper');
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/create-job');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('text typed before the page is hydrated survives a reload', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Io', lastName: 'Lund', company: 'Slip' }));
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/create-job', { waitUntil: 'commit' });
  await page.getByLabel('Title').fill('Caulker');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel('Title')).toHaveValue('Caulker');
  release();
  await untilLive(page);
  await expect(page.getByLabel('Title')).toHaveValue('Caulker');
  await page.reload();
  await expect(page.getByText('Your draft is back')).toBeVisible();
});

test('after a reload, the visitor’s dialog is open again and has the typed message', async ({
  browser,
  page,
}) => {
  const { session } = await arrival(browser, newPerson({ firstName: 'Siv', lastName: 'Dahl' }));
  await page.goto(`/freelancer/${session.user.pk}`);
  await page.getByRole('button', { name: 'Contact Siv' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Siv' });
  await dialog.getByLabel('Message').fill('Can you rig a mast?');
  await dialog.getByLabel('Your email').fill('captain@example.com');
  await page.reload();
  await expect(dialog.getByLabel('Message')).toHaveValue('Can you rig a mast?');
  await expect(dialog.getByLabel('Your email')).toHaveValue('captain@example.com');
  await expect(dialog.getByText('Your draft is back')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await stored(page)).not.toContain('Can you rig a mast?');
});

test('the reason of a decision survives a reload, and stays in view if the decision came too late', async ({
  browser,
}) => {
  const client = await arrival(browser, newPerson({ firstName: 'Ron', lastName: 'Ek', company: 'Buoy' }));
  const freelancer = await arrival(browser, newPerson({ firstName: 'Mia', lastName: 'Holt' }));
  const job = await postJob(client, unique('Buoy painter'));
  await apply(freelancer, job, 'I paint in the rain.');
  const { page } = client;
  await page.goto(`/manage-job/${job.id}`);
  await page.getByRole('link', { name: 'See More about Mia Holt' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline Mia Holt?' });
  await dialog.getByLabel('Reason').fill('The paint is dry.');
  await page.reload();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The paint is dry.');

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  // The draft belongs to the user, so the dialog opens in every tab.
  await colleague.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await colleague.getByRole('button', { name: 'Accept' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(colleague.getByText('Application accepted.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Decline' }).click();
  const decided = page.getByRole('dialog', { name: 'Already decided' });
  await expect(decided.getByText(/^This application was already accepted on/)).toBeVisible();
  await expect(decided.getByLabel('Reason')).toHaveValue('The paint is dry.');
  await decided.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(/^You accepted this application on/)).toBeVisible();
});

test('ending the session from another device clears the typed text in every tab', async ({ browser }) => {
  const { page, person } = await arrival(
    browser,
    newPerson({ firstName: 'Ada', lastName: 'Holm', company: 'Quay' }),
  );
  await page.goto('/create-job');
  await page.getByLabel('Title').fill('Half a title');
  const second = await page.context().newPage();
  await second.goto('/edit-company');
  await second.getByLabel('About').fill('Half a company');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/signin?from=/account');
  await signIn(elsewhere, person);
  await endSessions(elsewhere, /^Log out of /);
  await expect(elsewhere.getByText('The device is logged out.')).toBeVisible();

  await page.goto('/my-job-listings');
  await expect(page).toHaveURL(/\/signin\?from=/);
  await expect(second).toHaveURL(/\/signin\?from=/);
  for (const tab of [page, second]) expect(await stored(tab)).not.toContain('Half a');
  await signIn(second, person);
  await expect(second).toHaveURL('/edit-company');
  await expect(second.getByLabel('About')).toHaveValue('');
});

test('logging out clears every draft of the user', async ({ browser }) => {
  const { page, person } = await arrival(
    browser,
    newPerson({ firstName: 'Tom', lastName: 'Reed', company: 'Mole' }),
  );
  await page.goto('/create-job');
  await page.getByLabel('Title').fill('Not to be read by others');
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/signin');
  expect(await stored(page)).not.toContain('Not to be read');

  await signIn(page, person);
  await page.getByRole('link', { name: 'Post Job' }).first().click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

/**
 * Ends the session on the server, tries to submit, and signs in again. The page learns only from the submission that the
 * session has ended, because another request would replace the form before the press.
 */
async function loseSession({ page, person, session, request }: Visit, send: () => Promise<void>) {
  const release = await holdBack(page, '**/api/**');
  await endSession(request, session.refresh_token);
  await send();
  release();
  await signInAgain(page, person);
}

async function signInAgain(page: Page, person: Person) {
  await expect(page).toHaveURL(/\/signin\?from=/);
  await expect(page.getByText(/what you wrote is kept/)).toBeVisible();
  await signIn(page, person);
}

/** Returns all data that the browser stores for this site. */
function stored(page: Page) {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
}
