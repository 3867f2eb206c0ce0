import { expect, test } from './test.ts';
import { apply, postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';

const hourly = (amount: number) => ({ min: amount, max: amount, currency: 'EUR', period: 'hour' as const });

test('a freelancer sees what the client has changed in a job since the application', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Rita', lastName: 'Moura', company: 'Cordage' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Ole', lastName: 'Lund' }));
  const job = await postJob(client, unique('Rope maker'), { pay: hourly(40), salary_range: null });
  await apply(freelancer, job, 'I can splice in the dark.');

  await test.step('the client changes the pay, is asked for confirmation, and continues editing', async () => {
    const { page } = client;
    await page.goto(`/edit-job/${job.id}`);
    const pay = page.getByRole('group', { name: /^Pay/ });
    await pay.getByLabel('From').fill('35');
    await pay.getByLabel('To').fill('35');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const question = page.getByRole('alertdialog', { name: '1 applicant will be told' });
    await expect(question.getByRole('deletion')).toHaveText('Before: €40 an hour');
    await expect(question.getByRole('insertion')).toHaveText('Now: €35 an hour');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await page.getByLabel('Hybrid').check();
  });

  await test.step('the client saves, notifies the applicants, and sees the history', async () => {
    const { page } = client;
    const question = page.getByRole('alertdialog', { name: '1 applicant will be told' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(question).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(question.getByRole('insertion')).toHaveText(['Now: €35 an hour', 'Now: Hybrid']);
    await question.getByRole('button', { name: 'Save and tell them' }).dblclick();
    await expect(page.getByText('Changes saved.')).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('heading', { name: 'History of this listing' })).toBeVisible();
    await expect(page.getByRole('deletion')).toHaveText(['Before: €40 an hour', 'Before: On site']);
  });

  await test.step('the freelancer sees both changes in the list, and the job as it was', async () => {
    const { page } = freelancer;
    await page.goto('/dashboard');
    const card = page.getByRole('article').filter({ hasText: job.title });
    await expect(card.getByText(/^The job changed/)).toBeVisible();
    await card.getByRole('link', { name: /^Details/ }).click();
    await expect(page.getByRole('heading', { name: 'What changed since you applied' })).toBeVisible();
    await expect(page.getByRole('deletion')).toHaveText(['Before: €40 an hour', 'Before: On site']);
    await expect(page.getByRole('insertion')).toHaveText(['Now: €35 an hour', 'Now: Hybrid']);
    const terms = page.getByRole('group').filter({ hasText: 'You applied to this version' });
    await terms.getByText('You applied to this version').click();
    await expect(terms.getByText('€40 an hour')).toBeVisible();
    await expect(terms.getByText('Whitby, United Kingdom')).toBeVisible();
  });
});
