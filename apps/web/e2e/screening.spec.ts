import { expect, test } from './test.ts';
import type { Job } from '@skillharbor/contract';
import { apply, postJob, unique } from './jobs.ts';
import { arrival, bodyOf, newPerson } from './people.ts';

const years = 'How many years have you mended nets?';
const start = 'When could you start?';

test('a client asks screening questions, and reads the answers side by side', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Runa', lastName: 'Berg', company: 'Net Loft' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Tove', lastName: 'Lind' }));
  const other = await arrival(browser, newPerson({ firstName: 'Elio', lastName: 'Marsh' }));
  const job = await postJob(client, unique('Net mender'));
  const { page } = client;
  const { page: theirs } = freelancer;

  await test.step('the client adds two questions to a job', async () => {
    await page.goto(`/edit-job/${job.id}`);
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.keyboard.type(years);
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.keyboard.type(start);
    const second = page.getByRole('group', { name: 'Question 2' });
    await second.getByRole('radio', { name: 'By one of your choices' }).check();
    await second.getByRole('radio', { name: 'Optional' }).check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(second.getByText('Enter 2 to 6 choices, one on each line.')).toBeVisible();
    await second.getByRole('textbox', { name: 'Choices' }).fill('At once\nIn a month');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Changes saved.')).toBeVisible();
  });

  await test.step('a freelancer skips the required question, and the form shows where', async () => {
    await theirs.goto(`/apply/${job.id}`);
    await theirs.getByRole('textbox', { name: 'Cover letter' }).fill('I mend what others throw away.');
    await theirs.getByRole('radio', { name: 'In a month' }).check();
    await theirs.locator('input[type=file]').setInputFiles(resume);
    await theirs.getByRole('button', { name: 'Submit application' }).click();
    await expect(theirs.getByRole('textbox', { name: years })).toBeFocused();
    await expect(theirs.getByText('Answer this question.')).toBeVisible();
  });

  await test.step('the freelancer’s answers survive a reload', async () => {
    await theirs.keyboard.type('Seven, the last two at sea.');
    await theirs.reload();
    await expect(theirs.getByText('Your draft is back')).toBeVisible();
    await expect(theirs.getByRole('textbox', { name: years })).toHaveValue('Seven, the last two at sea.');
    await expect(theirs.getByRole('radio', { name: 'In a month' })).toBeChecked();
    await theirs.locator('input[type=file]').setInputFiles(resume);
    await theirs.getByRole('button', { name: 'Submit application' }).click();
    await expect(theirs.getByText('Application submitted!')).toBeVisible();
  });

  await test.step('the freelancer sees the answers with the application', async () => {
    await theirs.goto('/dashboard');
    await theirs.getByRole('link', { name: /^Details/ }).click();
    await expect(theirs.getByRole('heading', { name: years })).toBeVisible();
    await expect(theirs.getByText('Seven, the last two at sea.')).toBeVisible();
  });

  await test.step('the client reads the answers of both applicants side by side', async () => {
    const { screening_questions } = await bodyOf<Job>(
      other.request.get(`/api/job-listings/listings/${job.id}/`),
    );
    const question_id = screening_questions[0]?.id ?? '';
    await apply(other, job, 'I would like to learn.', { question_id, answer: 'None yet.' });
    await page.goto(`/manage-job/${job.id}`);
    await page.getByRole('checkbox', { name: 'Compare Tove Lind' }).check();
    await page.getByRole('checkbox', { name: 'Compare Elio Marsh' }).check();
    await page.getByRole('link', { name: 'Compare side by side' }).click();
    const row = (question: string) => page.getByRole('row', { name: question });
    await expect(row(years).getByRole('cell', { name: 'Seven, the last two at sea.' })).toBeVisible();
    await expect(row(years).getByRole('cell', { name: 'None yet.' })).toBeVisible();
    await expect(row(start).getByRole('cell', { name: 'In a month' })).toBeVisible();
    await expect(row(start).getByRole('cell', { name: 'No answer' })).toBeVisible();
  });
});

const resume = {
  name: 'Tove Lind.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
