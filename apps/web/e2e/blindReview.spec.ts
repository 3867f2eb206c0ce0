import { expect, test } from './test.ts';
import { postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { arrival, newPerson } from './people.ts';

test('a client reads an anonymous application, and then reveals the name', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Faro', company: 'Sailcloth' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Zephyrine', lastName: 'Quill' }));
  const job = await postJob(client, unique('Sail maker'), { blind_review: true });
  const exposed = [/Zephyrine/, /Quill/, new RegExp(freelancer.person.email)];
  const read: Promise<string>[] = [];
  client.page.on('response', (response) => {
    // The event stream is skipped, because it never ends, and contains only the ids of conversations.
    const isStream = response.url().endsWith('/events/');
    if (response.url().includes('/api/') && !isStream) read.push(response.text().catch(() => ''));
  });

  await test.step('the freelancer is told about the blind review before and while applying', async () => {
    const { page } = freelancer;
    await page.goto(`/job/${job.id}`);
    await expect(page.getByText('Without names, until the client decides or reveals them')).toBeVisible();
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page.getByText('Reviewed without names')).toBeVisible();
    await page
      .getByRole('textbox', { name: 'Cover letter' })
      .fill(`I have sewn sails for nine years.\n\nZephyrine Quill, ${freelancer.person.email}`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'Zephyrine Quill.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    });
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Application submitted!')).toBeVisible();
  });

  const { page } = client;
  await test.step('neither the mail, nor the pages, nor their data reveal the freelancer', async () => {
    const mail = await mailTo(client.person.email, new RegExp(job.title));
    await page.goto(/\/applicant\S+/.exec(mail.text ?? '')?.[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Applicant 1' })).toBeVisible();
    await expect(page.getByText('I have sewn sails for nine years.', { exact: true })).toBeVisible();
    await expect(page.getByText(/^“\[…\]” hides 2 names and 1 address/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to applicants' }).click();
    await expect(page.getByRole('link', { name: 'See More about Applicant 1' })).toBeVisible();
    const seen = [mail.text, mail.html, await page.content(), ...(await Promise.all(read))].join('\n');
    for (const name of exposed) expect(seen).not.toMatch(name);
  });

  await test.step('the client reveals the name, and both see that it was revealed', async () => {
    await page.getByRole('link', { name: 'See More about Applicant 1' }).click();
    await page.getByRole('button', { name: 'Reveal name' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reveal' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Zephyrine Quill' })).toBeVisible();
    await expect(page.getByText(/^You revealed the name on/)).toBeVisible();
    await expect(
      page.getByText(`Zephyrine Quill, ${freelancer.person.email}`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download resume' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to applicants' }).click();
    await expect(page.getByRole('article').getByText(/You revealed the name on/)).toBeVisible();
    await freelancer.page.goto('/dashboard');
    await expect(freelancer.page.getByText(/^Your name was shown to the client/)).toBeVisible();
  });
});
