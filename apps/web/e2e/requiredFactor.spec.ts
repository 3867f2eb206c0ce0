import { confirm, turnCodesOn } from './authenticatorApp.ts';
import { fillJob, unique } from './jobs.ts';
import { testWith } from './ownServer.ts';
import { arrival, newPerson } from './people.ts';
import { expect } from './test.ts';

const test = testWith({ SECOND_FACTOR_FOR: 'client' });

test('a client who needs a second factor sets one up, and then posts the job that was refused', async ({
  browser,
}) => {
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Moor', company: 'Moor and Quay' }),
  );
  const notice = page.getByRole('complementary', { name: 'Your account needs a second step' });
  const create = page.getByRole('button', { name: 'Create Job' });
  const title = unique('Net mender');

  await test.step('the job is refused with the reason', async () => {
    await page.goto('/create-job');
    await fillJob(page, title);
    await create.dblclick();
    await expect(
      page.getByText('Please set up a passkey or one-time codes in your account first.'),
    ).toBeVisible();
  });

  await test.step('the client turns codes on in the account, which removes the notice', async () => {
    await notice.getByRole('link', { name: 'Set one up' }).click();
    await turnCodesOn(page);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(notice).toBeHidden();
  });

  await test.step('the typed job is still there, and the client posts it', async () => {
    await page.goBack();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await create.click();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('the last factor cannot be removed', async () => {
    await page.goto('/account');
    await confirm(page, 'Turn off one-time codes', 'Turn off');
    await expect(page.getByText('Your account must keep a passkey or one-time codes.')).toBeVisible();
  });
});
