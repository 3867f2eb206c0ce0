import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { apply, postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';

/** Makes the smallest file that is recognized as a PDF. Different texts make different files. */
const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`),
});

/** Presses a link to a file, and returns the text of the file. */
async function downloaded(page: Page, link: string | RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name: link }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a freelancer saves resumes, and applies with one of them and an earlier letter', async ({
  browser,
}) => {
  const client = await arrival(browser, newPerson({ firstName: 'Inga', lastName: 'Roth', company: 'Sloop' }));
  const freelancer = await arrival(browser, newPerson({ firstName: 'Per', lastName: 'Aho' }));
  const earlier = await postJob(client, unique('Sail maker'));
  const job = await postJob(client, unique('Boat builder'));
  await apply(freelancer, earlier, 'I sew by hand.');
  const { page } = freelancer;
  const dialog = page.getByRole('dialog');

  async function add(name: string, file: ReturnType<typeof pdf>) {
    await page.getByRole('button', { name: 'Add a resume' }).click();
    await dialog.getByLabel('File').setInputFiles(file);
    await dialog.getByLabel('Name').fill(name);
    // A triple click still adds only one resume.
    await dialog.getByRole('button', { name: 'Add resume' }).click({ clickCount: 3 });
    await expect(dialog).toHaveCount(0);
  }

  await test.step('two resumes are saved, and the first is the default', async () => {
    await page.goto('/profile');
    await add('Sails', pdf('Per Aho, sails.pdf', 'sails'));
    await add('Hulls', pdf('Per Aho, hulls.pdf', 'hulls'));
    await expect(page.getByText('2 of at most 5 resumes')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Default' })).toContainText('Sails');
    expect(await downloaded(page, 'Download “Hulls”')).toMatchObject({ name: 'Per Aho, hulls.pdf' });
  });

  await test.step('the application begins from an earlier letter, and takes the second resume', async () => {
    await page.goto(`/apply/${job.id}`);
    const letter = page.getByLabel('Cover letter');
    await letter.fill('Dear Sloop,');
    await page.getByRole('button', { name: 'Begin from an earlier letter' }).click();
    await page.getByRole('button', { name: `Use the letter for “${earlier.title}”` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
    await expect(letter).toHaveValue('I sew by hand.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(letter).toHaveValue('Dear Sloop,');
    await letter.fill('');
    await page.getByRole('button', { name: `Use the letter for “${earlier.title}”` }).click();
    await letter.fill('I sew by hand, and build as well.');

    await expect(page.getByRole('radio', { name: /^Sails/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Hulls/ }).check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Application submitted!')).toBeVisible();
  });

  await test.step('the file of the second resume is replaced', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit “Hulls”' }).click();
    await dialog.getByLabel('File').setInputFiles(pdf('Per Aho, hulls 2.pdf', 'more hulls'));
    await dialog.getByRole('button', { name: 'Save resume' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Per Aho, hulls 2.pdf')).toBeVisible();
  });

  await test.step('the client still downloads the file that was sent', async () => {
    await client.page.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
    const letter = client.page.locator('section', { hasText: 'Cover letter' });
    await expect(letter.getByText('I sew by hand, and build as well.')).toBeVisible();
    const sent = await downloaded(client.page, /^Download resume/);
    expect(sent.name).toBe('Per Aho, hulls.pdf');
    expect(sent.text).toContain('% hulls');
  });

  await test.step('another file is sent, and saved for later', async () => {
    const last = await postJob(client, unique('Rigger'));
    await page.goto(`/apply/${last.id}`);
    await page.getByLabel('Cover letter').fill('I climb.');
    await page.getByRole('radio', { name: 'Another file' }).check();
    await page.getByLabel('Resume', { exact: true }).setInputFiles(pdf('Per Aho, rigging.pdf', 'rigging'));
    await page.getByLabel('Save this file on my profile').check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Application submitted!')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('3 of at most 5 resumes')).toBeVisible();
    await page.getByRole('button', { name: 'Remove “Per Aho, rigging”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('2 of at most 5 resumes')).toBeVisible();
  });
});
