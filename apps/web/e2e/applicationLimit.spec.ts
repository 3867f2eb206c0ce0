import { expect, test } from './test.ts';
import { apply, postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';

test('a job accepts no more applications than its client allows', async ({ browser }) => {
  const client = await arrival(browser, newPerson({ firstName: 'Ines', lastName: 'Faro', company: 'Lens' }));
  const first = await arrival(browser, newPerson({ firstName: 'Otto', lastName: 'Kern' }));
  const second = await arrival(browser, newPerson({ firstName: 'Mina', lastName: 'Sato' }));
  const job = await postJob(client, unique('Lens grinder'));
  const letter = second.page.getByLabel('Cover letter');
  const send = second.page.getByRole('button', { name: 'Submit application' });

  await test.step('the client sets a limit', async () => {
    const { page } = client;
    await page.goto(`/edit-job/${job.id}`);
    await page.getByLabel('Limit of applications').fill('1');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('1 place left')).toBeVisible();
  });

  await test.step('a freelancer who is too late keeps the written letter', async () => {
    const { page } = second;
    await page.goto(`/job/${job.id}`);
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await letter.fill('I see the smallest scratch.');
    await page.getByLabel('Resume').setInputFiles({
      name: 'Mina Sato.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await apply(first, job, 'I ground the lens of this very harbor.');
    await send.click();
    await expect(page.getByRole('alert')).toContainText('All places are taken');
    await expect(letter).toHaveValue('I see the smallest scratch.');
  });

  await test.step('the full job can still be read, but is in no list', async () => {
    await client.page.goto('/');
    const panel = client.page.getByRole('region', { name: 'Needs your attention' });
    const row = panel.getByRole('listitem').filter({ hasText: job.title });
    await expect(row.getByText('Paused: the only place is taken')).toBeVisible();
    const { page } = first;
    await page.goto(`/jobs?search=${encodeURIComponent(job.title)}`);
    await expect(page.getByText('No jobs available')).toBeVisible();
    await client.page.goto(`/job/${job.id}`);
    await expect(client.page.getByText('The first application · no place left')).toBeVisible();
  });

  await test.step('a withdrawal frees a place', async () => {
    const { page } = first;
    await page.goto(`/job/${job.id}`);
    await page.getByRole('link', { name: "You've already applied to this job" }).click();
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Application withdrawn.')).toBeVisible();
    await send.click();
    await expect(second.page.getByText('Application submitted!')).toBeVisible();
  });
});

test('a freelancer with twenty open applications must withdraw one before sending another', async ({
  browser,
}) => {
  const client = await arrival(browser, newPerson({ firstName: 'Ola', lastName: 'Dahl', company: 'Lens' }));
  const freelancer = await arrival(browser, newPerson({ firstName: 'Rui', lastName: 'Paz' }));
  const { page } = freelancer;
  const title = unique('Lens polisher');
  for (let number = 1; number <= 20; number += 1)
    await apply(freelancer, await postJob(client, `${title} ${number}`), 'I polish what others grind.');
  const next = await postJob(client, `${title} 21`);

  await test.step('the apply page says so before the freelancer writes a letter', async () => {
    await page.goto(`/job/${next.id}`);
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(page.getByText('You have 20 open applications, the most at a time')).toBeVisible();
    await expect(page.getByLabel('Cover letter')).toHaveCount(0);
  });

  await test.step('a withdrawal makes room', async () => {
    await page.getByRole('link', { name: 'See your applications' }).click();
    await expect(page.getByText('20 of 20 open applications in use')).toBeVisible();
    await page
      .getByRole('link', { name: /^Details of your application/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Application withdrawn.')).toBeVisible();
    await page.goto(`/job/${next.id}`);
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(page.getByLabel('Cover letter')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('19 of 20 open applications in use')).toBeVisible();
  });
});
