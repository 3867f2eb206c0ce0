import type { Page } from '@playwright/test';
import { apply, inDays, postJob, unique } from './jobs.ts';
import { phone, slowDown } from './network.ts';
import { arrival, newPerson } from './people.ts';
import type { Visit } from './people.ts';
import { expect, test } from './test.ts';

/*
 * A client and a freelancer work with each other. The freelancer has a phone with 400 kbit/s, and the client is offline
 * for a while.
 */

let client: Visit;
let freelancer: Visit;
let job: { id: number; title: string };
test.beforeEach(async ({ browser }) => {
  client = await arrival(browser, newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }));
  freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }), phone);
  job = await postJob(client, unique('Net mender'));
  await slowDown(freelancer.page);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const says = (page: Page, sentence: RegExp | string) => expect(page.getByText(sentence)).toBeVisible();
const messagesOn = (page: Page) => page.getByRole('group', { name: 'Messages' }).getByRole('listitem');

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** The client accepts without a message. */
async function accept(page: Page) {
  await page.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
  await press(page, 'Accept');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(`/manage-job/${job.id}`);
}

test('client and freelancer write to each other, and every message arrives once and in order', async () => {
  const [ours, theirs] = [client.page, freelancer.page];
  await apply(freelancer, job, 'I have mended nets since I could walk.');
  await ours.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
  await write(ours, 'Could you start on the 14th?');
  await theirs.goto('/messages');
  await theirs.getByRole('link', { name: 'Net Loft' }).click();
  await says(theirs, 'Could you start on the 14th?');

  await ours.context().setOffline(true);
  await write(ours, 'At seven?');
  await write(ours, 'On pier 4.');
  await write(theirs, 'Yes, on the 14th.');
  await ours.context().setOffline(false);
  await expect(messagesOn(theirs)).toHaveCount(4);
  await expect(messagesOn(ours)).toHaveCount(4);
  await expect(messagesOn(theirs).getByText(/seven|pier/)).toHaveText(['At seven?', 'On pier 4.']);
});

test('after an acceptance, the page shows the next step until the job is filled', async () => {
  const [ours, theirs] = [client.page, freelancer.page];
  await apply(freelancer, job, 'I have mended nets since I could walk.');
  await accept(ours);
  await theirs.goto('/dashboard');
  const panel = theirs.getByRole('region', { name: 'Waiting for you' });
  await panel.getByRole('link', { name: `Write a message: ${job.title}` }).click();

  await ours.context().setOffline(true);
  await press(ours, 'Mark as filled');
  const dialog = ours.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as filled' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await write(theirs, 'Shall I come on Monday?');
  await says(theirs, /^You have written\./);
  await ours.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Mark as filled' }).click();
  await says(ours, 'Filled by Juan Prado.');
});

test('client and freelancer agree on the work, although the client did not receive one of the versions', async () => {
  const [ours, theirs] = [client.page, freelancer.page];
  await apply(freelancer, job, 'I have mended nets since I could walk.');
  await accept(ours);
  await ours.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
  await ours
    .getByRole('link', { name: /the agreement$/ })
    .first()
    .click();
  await ours.getByRole('textbox', { name: 'Scope' }).fill('Mend the twelve nets of the loft.');
  await press(ours, 'Add a deliverable');
  await ours.getByRole('textbox', { name: 'What is delivered' }).fill('Twelve nets');
  await ours.getByLabel('By', { exact: true }).fill(inDays(20));
  await ours.getByRole('textbox', { name: 'From' }).fill('900');
  await ours.getByRole('textbox', { name: 'To' }).fill('900');
  await ours.getByLabel('Start').fill(inDays(3));
  await press(ours, 'Send for confirmation');
  await says(ours, /^You have confirmed version 1\. It waits/);

  await theirs.goto('/dashboard');
  await theirs.getByRole('link', { name: /^Details/ }).click();
  await theirs
    .getByRole('link', { name: /the agreement$/ })
    .first()
    .click();
  await ours.context().setOffline(true);
  await press(theirs, 'Change it');
  await theirs.getByRole('textbox', { name: 'From' }).fill('950');
  await theirs.getByRole('textbox', { name: 'To' }).fill('950');
  await press(theirs, 'Send for confirmation');
  await says(theirs, /^You have confirmed version 2\. It waits/);
  await ours.context().setOffline(false);
  await press(ours, 'Confirm version 2');
  await says(ours, /^Both of you have confirmed version 2/);
  await says(theirs, /^Both of you have confirmed version 2/);
});

test('an invitation is sent again after a failure, and the freelancer replies to it from the phone', async () => {
  const [ours, theirs] = [client.page, freelancer.page];
  await ours.goto(`/freelancer/${freelancer.session.user.pk}`);
  await ours.getByRole('link', { name: /^Invite .* to a job$/ }).click();
  await ours.getByRole('textbox', { name: 'Your message' }).fill('Would you mend for us?');
  await ours.context().setOffline(true);
  await press(ours, 'Send invitation');
  await expect(ours.getByRole('alert')).toBeVisible();
  await ours.context().setOffline(false);
  await press(ours, 'Send invitation');
  await says(ours, 'Your invitation was sent.');

  await theirs.goto('/dashboard');
  const card = theirs.getByRole('article').filter({ hasText: job.title });
  await says(theirs, 'Would you mend for us?');
  await card.getByRole('button', { name: /^Decline/ }).click();
  await card.getByRole('button', { name: 'I have no time for it.' }).click();
  await expect(card.getByText('Your reason')).toBeVisible();
  await ours.goto(`/manage-job/${job.id}`);
  await says(ours, 'I have no time for it.');
});
