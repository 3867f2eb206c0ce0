import { expect, test } from './test.ts';
import { holdBack, phone, untilLive } from './network.ts';
import { inDays, postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { arrival, confirmAddress, confirmationLink, newPerson, signUp } from './people.ts';

const resume = {
  name: 'reef.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};
const notice = { name: 'Confirm your email address' };

test('a user with a mistyped address writes an application, corrects the address, and sends it', async ({
  browser,
  page,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Mira', lastName: 'Lund', company: 'Quay Nine' }),
  );
  const job = await postJob(client, unique('Coast pilot'));
  const mistyped = newPerson({ firstName: 'Jona', lastName: 'Reef' });
  const correct = newPerson({ firstName: 'Jona', lastName: 'Reef' });

  await test.step('the application does not reach the client yet', async () => {
    await page.goto(`/signup?from=/apply/${job.id}`);
    await signUp(page, mistyped);
    await page.getByLabel('Cover letter').fill('I know every rock of this coast.');
    await page.getByLabel('Resume').setInputFiles(resume);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Please confirm your email address first.')).toBeVisible();
    await expect(page.getByLabel('Cover letter')).toHaveValue('I know every rock of this coast.');
  });

  await test.step('the letter is still there when the address is corrected after a reload', async () => {
    await page.reload();
    await page
      .getByRole('complementary', notice)
      .getByRole('button', { name: 'Correct the address' })
      .click();
    await page.getByRole('dialog').getByLabel('Email').fill(correct.email);
    await page.getByRole('dialog').getByRole('button', { name: 'Save and send' }).click();
    await expect(page.getByRole('complementary', notice)).toContainText(correct.email);
    await expect(page.getByLabel('Cover letter')).toHaveValue('I know every rock of this coast.');
  });

  await test.step('the link to the wrong address no longer works', async () => {
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(await confirmationLink(page.request, mistyped));
    await elsewhere.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(elsewhere.getByText('This link no longer works.')).toBeVisible();
  });

  await test.step('the link to the corrected address confirms it, in another tab', async () => {
    await confirmAddress(page, correct);
    await page.getByLabel('Resume').setInputFiles(resume);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Application submitted!')).toBeVisible();
    await mailTo(client.person.email, /^New application/);
  });
});

test('a client without a confirmed address cannot post a job, and later posts it from the draft', async ({
  page,
}) => {
  const person = newPerson({ firstName: 'Ines', lastName: 'Unseen', company: 'Unseen Docks' });
  await page.goto('/signup?tab=client');
  await signUp(page, person);

  await test.step('the job is refused, and the typed text stays', async () => {
    await page.getByRole('link', { name: 'Post Job' }).first().click();
    await page.getByLabel('Title').fill('Harbor master');
    await page.getByLabel('Short description').fill('Keep the berths in order.');
    await page.getByLabel('Description', { exact: true }).fill('Day and night.');
    await page.getByLabel('Location').fill('Cork, Ireland');
    await page.getByLabel('Application deadline').fill(inDays(30));
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByText('Please confirm your email address first.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Harbor master');
  });

  await test.step('the mail is sent again, and the server shows it on a page', async () => {
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('The email is on its way.')).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Open the email/ }).click();
    const mail = await opened;
    await mail.getByRole('link', { name: 'Confirm the address' }).click();
    await mail.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(mail.getByText('Your address is confirmed')).toBeVisible();
    await expect(page.getByRole('complementary', notice)).toBeHidden();
  });

  await test.step('the job is posted from the draft', async () => {
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Harbor master');
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Harbor master', exact: true }),
    ).toBeVisible();
  });
});

test('a stranger who signs up with a user’s address learns nothing, and the user is notified', async ({
  browser,
  page,
}) => {
  const owner = await arrival(browser, newPerson({ firstName: 'Noor', lastName: 'Haddad' }));
  await page.goto('/signup');
  await signUp(page, { ...owner.person, firstName: 'Mallory' });
  await expect(page.getByRole('complementary', notice)).toContainText(owner.person.email);
  const mail = await mailTo(owner.person.email, /^You already have an account$/);
  expect(mail.text).not.toContain('Mallory');
  await owner.page.goto('/profile');
  await expect(owner.page.getByRole('main').getByText('Noor Haddad').first()).toBeVisible();
});

test('a page that is loaded again stays where it is when the notices for a new user appear', async ({
  browser,
}) => {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto('/signup');
  await signUp(page, newPerson({ firstName: 'Noa', lastName: 'Brink' }));
  const address = page.getByRole('complementary', notice);
  const profile = page.getByText('Complete your profile');
  const title = page.getByRole('heading', { level: 1 });
  const list = page.getByRole('article').first();
  await page.goto('/');
  await expect(address).toBeVisible();
  await expect(profile).toBeVisible();

  const release = await holdBack(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(list).toBeVisible();
  const places = async () => [(await title.boundingBox())?.y, (await list.boundingBox())?.y];
  const before = await places();
  release();
  await untilLive(page);
  await expect(address).toBeVisible();
  await expect(profile).toBeVisible();
  expect(await places()).toEqual(before);
});
