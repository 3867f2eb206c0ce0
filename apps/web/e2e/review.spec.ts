import { expect, test } from './test.ts';
import { apply, postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';
import type { Visit } from './people.ts';

const names = ['Ada Quay', 'Ben Sloop', 'Cleo Mast', 'Dora Keel'];

test('a client works through the applicants with the keyboard', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
  );
  const job = await postJob(client, unique('Sail maker'));
  const applicants: Visit[] = [];
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const freelancer = await arrival(browser, newPerson({ firstName, lastName }));
    await apply(freelancer, job, `I am ${name}, and I sew sails.`);
    applicants.push(freelancer);
  }
  const { page } = client;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(`/manage-job/${job.id}`);
  await expect(page.getByText('I am Cleo Mast, and I sew sails.')).toBeVisible();

  await test.step('the oldest applicants come first, and the second is put on the shortlist', async () => {
    await page.getByLabel('Sort by').selectOption('Oldest first');
    await expect(page.getByRole('article').first()).toContainText('Ada Quay');
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'See More about Ben Sloop' })).toBeFocused();
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: 'Shortlist Ben Sloop', pressed: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shortlist 1' })).toBeVisible();
  });

  await test.step('a note is saved automatically, even if the client leaves the page at once', async () => {
    await page.keyboard.press('Enter');
    await expect(heading('Ben Sloop')).toBeVisible();
    await page.getByRole('textbox', { name: 'Private note' }).fill('jolly good');
    await expect(heading('Ben Sloop')).toBeVisible();
    await page.getByRole('link', { name: 'Next applicant' }).click();
    await expect(heading('Cleo Mast')).toBeVisible();
    await page.keyboard.press('k');
    await expect(heading('Ben Sloop')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Private note' })).toHaveValue('jolly good');
  });

  await test.step('a key opens the help, and others start a decision', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('k');
    await expect(heading('Ada Quay')).toBeVisible();
    await page.keyboard.press('d');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(page).toHaveURL(`/manage-job/${job.id}?sort=oldest`);
  });

  await test.step('the freelancer learns of the shortlist only when notified', async () => {
    const { page: theirs } = applicants[1] ?? client;
    await theirs.goto('/dashboard');
    await expect(theirs.getByRole('list', { name: 'Progress of the application' })).toBeVisible();
    await expect(theirs.getByText(/^Shortlisted/)).toBeHidden();
    await page.getByRole('link', { name: 'Shortlist 1' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'See More about Ben Sloop' }).click();
    await page.getByRole('button', { name: 'Tell Ben Sloop' }).click();
    await page.getByRole('button', { name: 'Send the email' }).click();
    await expect(page.getByText(/^The freelancer was told on/)).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText(/^Shortlisted/)).toBeVisible();
  });

  await test.step('the client compares two applicants, and accepts one on the same page', async () => {
    await page.goto(`/manage-job/${job.id}?sort=oldest`);
    await page.getByRole('checkbox', { name: 'Compare Ben Sloop' }).check();
    await page.getByRole('checkbox', { name: 'Compare Cleo Mast' }).check();
    await page.getByRole('link', { name: 'Compare side by side' }).click();
    await expect(page.getByRole('cell', { name: 'jolly good' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept Cleo Mast' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('cell', { name: 'Accepted' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept Ben Sloop' })).toBeVisible();
  });

  await test.step('after a decision by key, the next applicant has the focus', async () => {
    await page.getByRole('link', { name: 'Back to applicants' }).click();
    await expect(page.getByRole('article').first()).toContainText('Ben Sloop');
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'See More about Ben Sloop' })).toBeFocused();
    await page.keyboard.press('d');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'See More about Ben Sloop' })).toBeFocused();
    await page.keyboard.press('d');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('link', { name: 'See More about Dora Keel' })).toBeFocused();
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: 'Shortlist Dora Keel', pressed: true })).toBeVisible();
  });
});
