import type { Page } from '@playwright/test';
import { apply, inDays, postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

const open = (page: Page) =>
  page
    .getByRole('link', { name: /the agreement$/ })
    .first()
    .click();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const says = (page: Page, sentence: RegExp) => expect(page.getByText(sentence)).toBeVisible();

test('two people agree on the work after one of them has seen an old version, and complete the work', async ({
  browser,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const [ours, theirs] = [client.page, freelancer.page];
  const job = await postJob(client, unique('Net mender'));
  await apply(freelancer, job, 'I have mended nets since I could walk.');

  await test.step('the acceptance opens the agreement to both sides', async () => {
    await ours.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
    await press(ours, 'Accept');
    await ours.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(ours).toHaveURL(`/manage-job/${job.id}`);
    await theirs.goto('/dashboard');
    await theirs.getByRole('link', { name: /^Details/ }).click();
    await open(theirs);
    await says(theirs, /moves no money/);
  });

  await test.step('the freelancer writes the first version', async () => {
    await theirs.getByRole('textbox', { name: 'Scope' }).fill('Mend the twelve nets of the loft.');
    await press(theirs, 'Add a deliverable');
    await theirs.getByRole('textbox', { name: 'What is delivered' }).fill('Twelve nets');
    await theirs.getByLabel('By', { exact: true }).fill(inDays(20));
    await theirs.getByRole('textbox', { name: 'From' }).fill('900');
    await theirs.getByRole('textbox', { name: 'To' }).fill('900');
    await theirs.getByLabel('Start').fill(inDays(3));
    await press(theirs, 'Send for confirmation');
    await says(theirs, /^You have confirmed version 1\. It waits/);
    const { text } = await mailTo(client.person.email, /^Agreement: /);
    expect(text).toContain('Juan Prado wrote a version');
  });

  await test.step('a client who would confirm an old version reads the new one first', async () => {
    await ours.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
    await open(ours);
    await ours.route('**/api/agreements/*/', (route) => route.abort());
    await press(theirs, 'Change it');
    await theirs.getByRole('textbox', { name: 'From' }).fill('950');
    await theirs.getByRole('textbox', { name: 'To' }).fill('950');
    await press(theirs, 'Send for confirmation');
    await says(theirs, /^You have confirmed version 2\. It waits/);
    await ours.unroute('**/api/agreements/*/');
    await press(ours, 'Confirm version 1');
    await says(ours, /^The agreement was changed meanwhile/);
    await expect(ours.getByText('$900 for the project', { exact: true })).toBeVisible();
    await press(ours, 'Confirm version 2');
    await says(ours, /^Both of you have confirmed version 2/);
  });

  await test.step('the work is started, delivered, and done by both', async () => {
    await press(ours, 'Mark as started');
    await says(ours, /^The work has started/);
    await press(theirs, 'Mark as delivered');
    await says(theirs, /^The work is delivered/);
    await press(ours, 'Mark as done');
    await says(ours, /^You have marked the work as done/);
    await says(theirs, /^The other side has marked the work as done/);
    await press(theirs, 'Mark as done');
    await says(theirs, /^Both sides have marked the work as done/);
    await says(ours, /^Both sides have marked the work as done/);
  });

  await test.step('both sides download what they agreed on', async () => {
    for (const page of [ours, theirs]) {
      const [pdf] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download as PDF' }).click(),
      ]);
      expect(pdf.suggestedFilename()).toMatch(/^agreement-\d+-version-2\.pdf$/);
      expect(await pdf.failure()).toBeNull();
      const [json] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download as JSON' }).click(),
      ]);
      expect(json.suggestedFilename()).toMatch(/^agreement-\d+\.json$/);
      expect(await json.failure()).toBeNull();
    }
  });
});
