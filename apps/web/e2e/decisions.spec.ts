import { expect, test } from './test.ts';
import { apply, postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';
import type { Visit } from './people.ts';

// This server delays decisions for the undo period. The other server of the journeys sends decisions to freelancers at
// once.
test.use({ baseURL: process.env['HELD_URL'] });

let client: Visit;
let freelancer: Visit;
let job: { id: number; title: string };
test.beforeEach(async ({ browser }) => {
  client = await arrival(browser, newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }));
  freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  job = await postJob(client, unique('Net mender'));
  await apply(freelancer, job, 'I have mended nets since I could walk.');
});

test('a decision can be undone until the freelancer is notified', async ({ browser }) => {
  const { page } = client;
  const undo = page.getByRole('button', { name: 'Undo the decision on Juan Prado' });

  await test.step('the client declines by mistake, and sees how long the decision can be undone', async () => {
    await page.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(page).toHaveURL(`/manage-job/${job.id}`);
    await expect(page.getByText('Juan Prado is told in 10 minutes.')).toBeVisible();
  });

  await test.step('the freelancer learns only that the application was opened', async () => {
    await freelancer.page.goto('/dashboard');
    const card = freelancer.page.getByRole('article').filter({ hasText: job.title });
    await expect(card.getByText('Pending')).toBeVisible();
    const stops = card.getByRole('list', { name: 'Progress of the application' }).getByRole('listitem');
    await expect(stops.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(stops).toHaveText([/^Sent /, /^Opened \w/, /^Answer by /, /^Decided, not yet/]);
  });

  await test.step('the held decision survives a reload, and is the same on another device', async () => {
    await page.reload();
    await expect(undo).toBeVisible();
    const context = await browser.newContext({ storageState: await page.context().storageState() });
    const elsewhere = await context.newPage();
    await elsewhere.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
    await expect(elsewhere.getByText(/^Juan Prado is told in/)).toBeVisible();
    await context.close();
  });

  await test.step('two presses of Undo undo the decision once, and the page asks for a decision again', async () => {
    await undo.dblclick();
    await expect(page.getByText('The decision is taken back.')).toBeVisible();
    await expect(page.getByRole('article').getByText('Undecided')).toBeVisible();
    await page.getByRole('link', { name: 'See More about Juan Prado' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    // The toast stays as long as the pointer is over it.
    await page.getByText('Application accepted.').hover();
    await expect(page.getByRole('article').getByText('Accepted')).toBeVisible();
  });

  await test.step('after an immediate undo, no toast says that the application is accepted', async () => {
    await undo.press('Enter');
    await expect(page.getByText('The decision is taken back.')).toBeVisible();
    await expect(page.getByText('Application accepted.')).toHaveCount(0);
  });
});

test('a freelancer withdraws an application, and applies again', async () => {
  const { page } = freelancer;

  await test.step('the badge on the job page leads to the application', async () => {
    await page.goto(`/job/${job.id}`);
    await page.getByRole('link', { name: "You've already applied to this job" }).click();
    await expect(page.getByText('I have mended nets since I could walk.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download resume' })).toBeVisible();
  });

  await test.step('the freelancer withdraws the application with a reason', async () => {
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
    await dialog.getByLabel('Reason').fill('My boat needs me.');
    await dialog.getByRole('button', { name: 'Withdraw' }).dblclick();
    await expect(page.getByText('Application withdrawn.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Where it stands' }).getByText('My boat needs me.'),
    ).toBeVisible();
    await expect(page.getByText(/^Kept until .* Two weeks before, we remind you by email\.$/)).toBeVisible();
  });

  await test.step('the client has nothing left to decide', async () => {
    await client.page.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
    await expect(client.page.getByText(/^The freelancer withdrew this application/)).toBeVisible();
    await expect(client.page.getByText('My boat needs me.')).toBeVisible();
    await expect(client.page.getByText(/^Kept until /)).toBeVisible();
    await expect(client.page.getByRole('button', { name: 'Accept' })).toBeHidden();
  });

  await test.step('the freelancer can apply to the job again', async () => {
    await page.getByRole('link', { name: 'Apply again' }).click();
    await expect(page.getByText(/are kept for 180 days after the application has ended/)).toBeVisible();
    await page.getByLabel('Cover letter').fill('The boat is sold.');
    await page.getByLabel('Resume').setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Application submitted!')).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Withdrawn 1' }).click();
    await expect(page).toHaveURL('/dashboard?status=withdrawn');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});

test('all waiting applicants get a decision in one step, which can be undone', async ({ browser }) => {
  const other = await arrival(browser, newPerson({ firstName: 'Ines', lastName: 'Faro' }));
  await apply(other, job, 'I mend sails as well.');
  const { page } = client;
  await page.goto(`/manage-job/${job.id}`);

  await test.step('each applicant is shown with the planned message, and one gets a personal message', async () => {
    await page.getByRole('link', { name: 'Decline all who wait' }).click();
    await page
      .getByRole('textbox', { name: 'Message to everyone' })
      .fill('Dear {name}, we chose another net.');
    await expect(page.getByText('Dear Juan, we chose another net.')).toBeVisible();
    await page.getByRole('button', { name: 'Write a different message to Ines Faro' }).click();
    await page.getByRole('textbox', { name: 'Message to Ines Faro' }).fill('Please write to us in May.');
    await page.getByRole('button', { name: 'Decline 2 applicants' }).click();
  });

  await test.step('after a reload, all decisions are undone and then sent again', async () => {
    await expect(page.getByText(/^2 declined applicants are told in/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Undo all' }).dblclick();
    await expect(page.getByText(/^2 applicants are waiting\. This job promises an answer by/)).toBeVisible();
    await page.getByRole('link', { name: 'Decline all who wait' }).click();
    await page.getByRole('checkbox', { name: 'Juan Prado', exact: true }).uncheck();
    await page.getByRole('button', { name: 'Decline 1 applicant' }).click();
    await expect(page.getByText(/^1 applicant is waiting/)).toBeVisible();
  });
});
