import { expect, test } from './test.ts';
import { postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { arrival, newPerson } from './people.ts';

const QUESTION = 'Are the nets on the boats, or in the loft?';

test('a question and its reply are public, without the asker’s name', async ({ browser, page: visitor }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Nets' }),
  );
  const asker = await arrival(browser, newPerson({ firstName: 'Wilhelmina', lastName: 'Unmistakable' }));
  const job = await postJob(client, unique('Net mender'));
  const name = /Wilhelmina|Unmistakable|wilhelmina/;

  await test.step('a freelancer asks, and the typed text survives a reload', async () => {
    const { page } = asker;
    await page.goto(`/job/${job.id}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const field = page.getByLabel('Your question');
    await expect(field).toBeFocused();
    await expect(page.getByText(/The client does not see your name/)).toBeVisible();
    await field.fill('Are the nets on');
    await page.reload();
    await expect(field).toHaveValue('Are the nets on');
    await field.fill(QUESTION);
    await page.getByRole('button', { name: 'Send question' }).dblclick();
    await expect(page.getByText(/^Your question was sent\./)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: QUESTION })).toContainText(
      'Waits for an answer',
    );
  });

  await test.step('only the client and the asker see the question until it has a reply', async () => {
    await visitor.goto(`/job/${job.id}`);
    await expect(visitor.getByText(/^No questions answered yet\./)).toBeVisible();
    await expect(visitor.getByText(QUESTION)).toHaveCount(0);
    const mail = await mailTo(client.person.email, /question/i);
    expect(mail.text).toContain(QUESTION);
    expect(mail.text).not.toMatch(name);
  });

  await test.step('the client replies, and does not see who asked', async () => {
    const { page } = client;
    await page.goto(`/manage-job/${job.id}#questions`);
    await page.getByRole('button', { name: `Answer the question: ${QUESTION}` }).click();
    await page.getByLabel('Your answer').fill('In the loft, which has a stove.');
    await page.getByRole('button', { name: 'Publish answer' }).dblclick();
    await expect(page.getByText('Answer published.')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(name);
    expect((await mailTo(asker.person.email, /answered/)).text).toContain('In the loft, which has a stove.');
  });

  await test.step('a visitor reads both without a name before any script runs', async () => {
    const html = await (await visitor.request.get(`/job/${job.id}`)).text();
    expect(html).toContain('In the loft, which has a stove.');
    expect(html).not.toMatch(name);
    await visitor.reload();
    await expect(visitor.getByText(QUESTION)).toBeVisible();
    await visitor.getByRole('link', { name: 'Log in to ask a question' }).click();
    await expect(visitor).toHaveURL(/\/signin\?from=/);
  });

  await test.step('a deleted question is gone, and the asker gets the reason', async () => {
    const { page } = client;
    await page.getByRole('button', { name: `Delete the question: ${QUESTION}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this question?' });
    await dialog.getByLabel('Reason').fill('The loft has burnt down.');
    await dialog.getByRole('button', { name: 'Delete' }).dblclick();
    await expect(page.getByText('Question deleted.')).toBeVisible();
    await expect(page.getByText(QUESTION)).toHaveCount(0);
    await visitor.goto(`/job/${job.id}`);
    await expect(visitor.getByText(/^No questions answered yet\./)).toBeVisible();
    const mail = await mailTo(asker.person.email, /^Your question was deleted/);
    expect(mail.text).toContain('The loft has burnt down.');
  });

  await test.step('all unanswered questions of one asker are deleted at once, with one reason', async () => {
    const more = ['Do you also want to buy my nets?', 'Do you want to buy my boat as well?'];
    await asker.page.goto(`/job/${job.id}`);
    for (const question of more) {
      await asker.page.getByRole('button', { name: 'Ask a question' }).click();
      await asker.page.getByRole('textbox', { name: 'Your question' }).fill(question);
      await asker.page.getByRole('button', { name: 'Send question' }).click();
      await expect(asker.page.getByRole('article').filter({ hasText: question })).toBeVisible();
    }
    const { page } = client;
    await page.reload();
    await page.getByRole('button', { name: `Delete the question: ${more[1]}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this question?' });
    await dialog.getByLabel('Reason').fill('These are advertisements.');
    await dialog.getByRole('checkbox', { name: /^Delete all that wait/ }).check();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Questions deleted.')).toBeVisible();
    for (const question of more) await expect(page.getByText(question)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(name);
  });
});
