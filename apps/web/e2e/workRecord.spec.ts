import type { Agreement } from '@skillharbor/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { apply, bearer, inDays, postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { arrival, bodyOf, newPerson } from './people.ts';
import type { Visit } from './people.ts';
import { expect, test } from './test.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, sentence: RegExp | string) => expect(page.getByText(sentence)).toBeVisible();

/** Lets both sides agree on the work and complete it. */
async function finish(applicationId: number, client: Visit, freelancer: Visit) {
  const path = `/api/agreements/${applicationId}/`;
  const send = ({ request, session }: { request: APIRequestContext; session: Visit['session'] }) => {
    const headers = bearer(session.access_token);
    return (kind: 'versions' | 'steps', data: object) =>
      bodyOf<Agreement>(request.post(`${path}${kind}/`, { data, headers }));
  };
  const [ours, theirs] = [send(client), send(freelancer)];
  await theirs('versions', {
    based_on: 0,
    scope: 'Mend the nets.',
    deliverables: [],
    pay: null,
    start_date: inDays(1),
    place: null,
    notes: '',
  });
  await ours('steps', { action: 'confirm', version: 1 });
  await ours('steps', { action: 'start' });
  await theirs('steps', { action: 'deliver' });
  await theirs('steps', { action: 'mark_done' });
  await ours('steps', { action: 'mark_done' });
}

test('a client praises a freelancer, who confirms the praise, and each of them can hide it at once', async ({
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
  const sentence = unique('No net of his has ever torn');
  const publicPage = await (await browser.newContext()).newPage();
  const visit = () => publicPage.goto(`/freelancer/${freelancer.session.user.pk}`);

  await test.step('the client accepts, and both bring the work to its end', async () => {
    await ours.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
    await press(ours, 'Accept');
    await ours.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(ours).toHaveURL(`/manage-job/${job.id}`);
    await theirs.goto('/dashboard');
    await theirs.getByRole('link', { name: /^Details/ }).click();
    await expect(theirs).toHaveURL(/\/dashboard\/\d+$/);
    const id = Number(/\d+$/.exec(theirs.url())?.[0]);
    await finish(id, client, freelancer);
    await ours.goto(`/applicant/${job.id}/application/${id}/agreement`);
    await theirs.goto(`/dashboard/${id}/agreement`);
  });

  await test.step('the client writes a sentence, which nobody else sees', async () => {
    await press(ours, 'Write a sentence');
    await ours.getByRole('textbox', { name: 'Your sentence' }).fill(sentence);
    await press(ours, 'Send for confirmation');
    await says(ours, /becomes public once the other side confirms it/);
    expect((await mailTo(freelancer.person.email, /^For your work record: /)).text).toContain(sentence);
    await visit();
    await expect(publicPage.getByRole('heading', { name: 'Juan Prado' })).toBeVisible();
    await expect(publicPage.getByText(sentence)).toBeHidden();
  });

  await test.step('the freelancer confirms it, and everyone reads it', async () => {
    await says(theirs, sentence);
    await press(theirs, /^Confirm the sentence of/);
    await says(theirs, /^Everyone can see this/);
    await visit();
    await says(publicPage, sentence);
    await publicPage.getByRole('link', { name: 'Worked with Net Loft' }).click();
    await expect(publicPage.getByRole('heading', { level: 1, name: 'Net Loft' })).toBeVisible();
  });

  await test.step('the client hides it, and the freelancer cannot undo that', async () => {
    await press(ours, /^Hide the sentence of/);
    await says(ours, /^You hide this/);
    await visit();
    await expect(publicPage.getByRole('heading', { name: 'Juan Prado' })).toBeVisible();
    await expect(publicPage.getByText(sentence)).toBeHidden();
    await says(theirs, /^The other side hides this/);
    await expect(theirs.getByRole('button', { name: /^Show again the sentence/ })).toBeHidden();
  });

  await test.step('the client shows it again from the list, and the freelancer hides it there', async () => {
    await ours.goto('/work-record');
    await press(ours, /^Show again the sentence of/);
    await says(ours, /^Everyone can see this/);
    await visit();
    await says(publicPage, sentence);
    await theirs.goto('/account');
    await theirs.getByRole('link', { name: 'Work record' }).click();
    await press(theirs, /^Hide the sentence of/);
    await says(theirs, /^You hide this/);
    await visit();
    await expect(publicPage.getByText(sentence)).toBeHidden();
  });
});
