import { expect, test } from './test.ts';
import { apply, postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { failOnce } from './network.ts';
import { arrival, newPerson } from './people.ts';

test('an application is declined with a reason, which the freelancer reads', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const job = await postJob(client, unique('Net mender'));
  await apply(freelancer, job, 'I have mended nets since I could walk.');
  const { page } = client;
  const reason = 'We need someone who can start before the herring comes.';

  await page.goto(`/manage-job/${job.id}`);
  await page.getByRole('link', { name: 'See More about Juan Prado' }).click();
  await expect(page.getByText('I have mended nets since I could walk.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline Juan Prado?' });

  await test.step('a counter starts at 300 characters', async () => {
    await expect(dialog.getByText('300 characters left')).toBeVisible();
    await dialog.getByLabel('Reason').fill('x'.repeat(303));
    await expect(dialog.getByText('3 characters too many.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByLabel('Reason').fill(reason);
    await expect(dialog.getByText(`${300 - reason.length} characters left`)).toBeVisible();
  });

  await test.step('a failure is shown, and the reason stays', async () => {
    await failOnce(page, '**/api/applications/update/**');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog.getByText('Unable to decline application.')).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toHaveValue(reason);
  });

  await test.step('the client saves the reason, and uses it again', async () => {
    await dialog.getByRole('button', { name: 'Keep this message' }).click();
    await dialog.getByLabel('Name of the message').fill('Herring');
    await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
    const saved = dialog.getByLabel('Use a message you kept');
    await expect(saved).toBeVisible();
    await dialog.getByLabel('Reason').fill('');
    await saved.selectOption('Herring');
    await expect(dialog.getByLabel('Reason')).toHaveValue(reason);
  });

  await test.step('the client then returns to the applicants', async () => {
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(page).toHaveURL(`/manage-job/${job.id}`);
    await expect(page.getByRole('article').getByText('Declined')).toBeVisible();
  });

  await test.step('the freelancer reads the reason, on the dashboard and in a mail', async () => {
    await freelancer.page.goto('/dashboard');
    const card = freelancer.page.getByRole('article').filter({ hasText: job.title });
    await expect(card.getByText('Declined', { exact: true })).toBeVisible();
    await expect(card.getByText(reason)).toBeVisible();
    const { text, html } = await mailTo(freelancer.person.email, /^About your application/);
    expect(text).toContain(reason);
    expect(html).toContain(reason);
  });
});
