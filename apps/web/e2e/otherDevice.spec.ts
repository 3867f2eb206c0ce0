import type { Page } from '@playwright/test';
import { apply, fillJob, postJob, unique } from './jobs.ts';
import { phone, untilLive } from './network.ts';
import { anotherDevice, arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

/* Text that a user types on one device appears on another one. */

const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const letter = (page: Page) => page.getByRole('textbox', { name: 'Cover letter' });

/** Waits until the account has saved the typed text, or until the account has no draft any more. */
const saved = (page: Page, method = 'PUT') =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/api/users/drafts/') &&
      response.request().method() === method &&
      response.ok(),
  );

test('a message is typed on a phone, and finished and sent on a desktop', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
    phone,
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const job = await postJob(client, unique('Net mender'));
  await apply(freelancer, job, 'I have mended nets since I could walk.');
  const [here, there] = [client.page, (await anotherDevice(browser, client)).page];
  const address = `/applicant/${job.id}/${freelancer.session.user.pk}`;

  await test.step('the text is on the other device', async () => {
    await here.goto(address);
    await untilLive(here);
    const isSaved = saved(here);
    await message(here).fill('Could you start');
    await isSaved;
    await there.goto(address);
    await expect(message(there)).toHaveValue('Could you start');
  });

  await test.step('the first device has an empty field once the message is sent', async () => {
    await message(there).fill('Could you start on the 14th?');
    const isDeleted = saved(there, 'DELETE');
    await there.getByRole('button', { name: 'Send', exact: true }).click();
    await isDeleted;
    const messages = here.getByRole('group', { name: 'Messages' }).getByRole('listitem');
    await expect(messages).toContainText(['Could you start on the 14th?']);
    await expect(message(here)).toHaveValue('');
    await here.reload();
    await untilLive(here);
    await expect(messages).toHaveCount(1);
    await expect(message(here)).toHaveValue('');
  });

  await test.step('a text that was typed offline is saved when the connection is back', async () => {
    await here.context().setOffline(true);
    await message(here).fill('At seven?');
    const isSaved = saved(here);
    await here.context().setOffline(false);
    await isSaved;
    await there.reload();
    await expect(message(there)).toHaveValue('At seven?');
  });

  await test.step('two texts that were typed at the same time are both there', async () => {
    await here.context().setOffline(true);
    await message(here).fill('At seven, on pier 4?');
    const isSaved = saved(there);
    await message(there).fill('At eight?');
    await isSaved;
    await here.context().setOffline(false);
    await expect(here.getByText('You have typed something else here')).toBeVisible();
    await expect(message(here)).toHaveValue('At seven, on pier 4?');
    await here.getByRole('button', { name: 'Show the other text' }).click();
    await expect(message(here)).toHaveValue('At eight?');
    await here.getByRole('button', { name: 'Show the other text' }).click();
    await expect(message(here)).toHaveValue('At seven, on pier 4?');
  });
});

test('an application is started on a phone and sent on a desktop', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Una', lastName: 'Fay', company: 'Sail Loft' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Ken', lastName: 'Mori' }), phone);
  const question = { text: 'Which ferries?', kind: 'text', is_required: true } as const;
  const job = await postJob(client, unique('Sailmaker'), { screening_questions: [question] });
  const [here, there] = [freelancer.page, (await anotherDevice(browser, freelancer)).page];
  await here.goto(`/apply/${job.id}`);
  await untilLive(here);
  const isLetterSaved = saved(here);
  await letter(here).fill('I sew by hand.');
  await isLetterSaved;
  const isAnswerSaved = saved(here);
  await here.getByLabel('Which ferries?').fill('The night ferries.');
  await isAnswerSaved;

  await there.goto(`/apply/${job.id}`);
  await expect(there.getByText('Your draft is back')).toBeVisible();
  await expect(letter(there)).toHaveValue('I sew by hand.');
  await expect(there.getByLabel('Which ferries?')).toHaveValue('The night ferries.');
  await letter(there).fill('I sew by hand, and by machine.');
  await there.locator('input[type=file]').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await there.getByRole('button', { name: 'Submit application' }).click();
  await expect(there.getByText('Application submitted!')).toBeVisible();

  await here.reload();
  await expect(here.getByRole('link', { name: 'See your application' })).toBeVisible();
});

test('typed text is saved even if the user leaves the page at once', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ivo', lastName: 'Kral', company: 'Slipway' }),
  );
  const other = await anotherDevice(browser, client);
  await client.page.goto('/create-job');
  await untilLive(client.page);
  const title = unique('Shipwright');
  await fillJob(client.page, title);
  // Opens another page in place of this one, as if the tab were closed.
  await client.page.goto('about:blank');
  await other.page.goto('/create-job');
  await expect(other.page.getByLabel('Title')).toHaveValue(title);
  await expect(other.page.getByRole('radio', { name: 'Part-time' })).toBeChecked();
});
