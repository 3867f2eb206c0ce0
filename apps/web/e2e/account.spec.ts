import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import { mailTo } from './mails.ts';
import { arrival, confirmAddress, newPerson, password, signIn } from './people.ts';
import { openSetting } from './settings.ts';

test('a user changes their name and address, and reverts a stranger’s change', async ({ browser }) => {
  const { page, person } = await arrival(browser, newPerson({ firstName: 'Runa', lastName: 'Tide' }));
  const moved = newPerson({ firstName: 'Runa', lastName: 'Tide' });

  await test.step('the name is saved', async () => {
    await page.goto('/account');
    await openSetting(page, 'Your name');
    await page.getByLabel('Last name').fill('Tide-Holm');
    await page.getByRole('button', { name: 'Save the name' }).dblclick();
    await expect(page.getByText('Your name is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('Runa Tide-Holm')).toBeVisible();
  });

  await test.step('the typed text stays after a wrong password', async () => {
    await page.getByRole('button', { name: 'Change the address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New email').fill(moved.email);
    await dialog.getByLabel('Password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText('This is not your password.')).toBeVisible();
    await expect(dialog.getByLabel('New email')).toHaveValue(moved.email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('the address changes once the link is used on any device', async () => {
    await page.reload();
    await expect(page.getByText(`We sent a link to ${moved.email}.`)).toBeVisible();
    await confirmAddress(page, moved);
    await page.reload();
    await expect(page.getByText(moved.email, { exact: true })).toBeVisible();
  });

  await test.step('the owner of the old address reverts the change, which ends all sessions', async () => {
    const mail = await mailTo(person.email, /address was changed/);
    const link = /href="([^"]+\/restore-address#token=[^"]+)"/.exec(mail.html ?? '')?.[1] ?? '';
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: 'Restore my address' }).click();
    await expect(elsewhere.getByText('Your address is restored')).toBeVisible();
    await mailTo(person.email, /Choose a new password/);
    await elsewhere.goto('/signin');
    await signIn(elsewhere, person);
    await expect(elsewhere.getByText('The email address or the password is wrong.')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/signin/);
  });
});

test('a user downloads everything about them', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Eyra', lastName: 'Mast' }));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).dblclick(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^skill-harbor-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  // The archive is not compressed, so its text can be searched directly.
  expect(archive.toString('latin1')).toContain('"first_name": "Eyra"');
});

test('a user requests the deletion of the account, and then cancels it', async ({ browser }) => {
  const { page, person } = await arrival(
    browser,
    newPerson({ firstName: 'Odd', lastName: 'Keel', company: 'Keel and Sons' }),
  );
  const notice = page.getByRole('complementary', { name: 'Your account will be deleted' });

  await test.step('the page shows the consequences before it asks for the password', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Applicants who wait for a decision get an email')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Delete in 7 days' }).click();
    await expect(notice).toBeVisible();
    await mailTo(person.email, /^Your account will be deleted on/);
  });

  await test.step('every page announces the deletion until the user cancels it', async () => {
    await page.goto('/my-job-listings');
    await notice.getByRole('button', { name: 'Keep my account' }).dblclick();
    await expect(page.getByText('You keep your account.')).toBeVisible();
    await expect(notice).toBeHidden();
    await page.goto('/account');
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});
