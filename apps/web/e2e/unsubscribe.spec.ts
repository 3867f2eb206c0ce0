import type { Email } from 'postal-mime';
import { expect, test } from './test.ts';
import { apply, postJob, unique } from './jobs.ts';
import { mailTo, mailsTo } from './mails.ts';
import { arrival, newPerson } from './people.ts';
import { openSetting } from './settings.ts';

/** Returns the unsubscribe link from a mail's header, as a path. */
function linkOf({ headers }: Email): string {
  const of = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  expect(of('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { pathname, search } = new URL(of('list-unsubscribe').replace(/^<|>$/g, ''));
  return pathname + search;
}

test('a client turns mails off through the mail program and on the page, and turns them on again', async ({
  browser,
  page: visitor,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Nets' }),
  );
  const { page, person } = client;
  const job = await postJob(client, unique('Net mender'));
  const applicant = await arrival(browser, newPerson({ firstName: 'Odd', lastName: 'Lund' }));
  await apply(applicant, job, 'I mend nets.');
  const mail = await mailTo(person.email, /^New application/);
  const link = linkOf(mail);
  const wanted = page.getByText(/Questions and replies/);

  await test.step('the mail program posts to the link, without a cookie', async () => {
    const response = await visitor.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(response.status()).toBe(200);
    await page.goto('/account');
    await expect(wanted).toBeVisible();
    await expect(wanted).not.toContainText('· Applications ·');
  });

  await test.step('no mail is sent about the next application, but the app shows it', async () => {
    const another = await arrival(browser, newPerson({ firstName: 'Maja', lastName: 'Dahl' }));
    await apply(another, job, 'I mend nets, too.');
    // Mails are sent in order, so if there were a mail to the client, it would have arrived before the receipt.
    await mailTo(another.person.email, /^We have your application/);
    expect(await mailsTo(person.email, /^New application/)).toHaveLength(1);
    await page.goto(`/manage-job/${job.id}`);
    await expect(page.getByText('Maja Dahl').first()).toBeVisible();
  });

  await test.step('the same link is a page for people, which switches the mails on again', async () => {
    const inText = /\/unsubscribe\?token=\S+/.exec(mail.text ?? '')?.[0];
    expect(inText).toBe(link);
    const sent: string[] = [];
    visitor.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await visitor.goto(link);
    await expect(visitor).toHaveURL(/\/unsubscribe#token=/);
    await expect(visitor.getByText('Switched off: Applications')).toBeVisible();
    expect(sent).not.toContain('POST /api/users/mails/');
    await visitor.getByRole('button', { name: 'Switch on again' }).click();
    await expect(visitor.getByText('Switched on: Applications')).toBeVisible();
    await page.goto('/account');
    await expect(wanted).toContainText('· Applications ·');
  });

  await test.step('the account saves a choice and a time zone', async () => {
    await openSetting(page, 'Emails to you');
    await page.getByRole('checkbox', { name: /^Questions and replies/ }).uncheck();
    await page.getByRole('button', { name: 'Save the choice' }).dblclick();
    await expect(page.getByText('Your choice is saved.')).toBeVisible();
    await openSetting(page, 'Time zone');
    await page.getByLabel('Days and times are in').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Save the time zone' }).click();
    await expect(page.getByText('Your time zone is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Asia/Tokyo')).toBeVisible();
    await openSetting(page, 'Emails to you');
    await expect(page.getByRole('checkbox', { name: /^Questions and replies/ })).not.toBeChecked();
  });

  await test.step('an invalid link shows an error', async () => {
    await visitor.goto('/unsubscribe?token=never-sent');
    await expect(visitor.getByText(/^This link does not work/)).toBeVisible();
  });
});
