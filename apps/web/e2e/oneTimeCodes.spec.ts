import type { Page } from '@playwright/test';
import { codeOf, confirm, turnCodesOn } from './authenticatorApp.ts';
import { expect, test } from './test.ts';
import { newPerson, password, signUp } from './people.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a user turns on one-time codes, logs in with a code and a recovery code, and turns the codes off', async ({
  page,
}) => {
  const person = newPerson({ firstName: 'Ines', lastName: 'Moor' });
  await page.goto('/signup');
  await signUp(page, person);
  const isLoggedIn = () => expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Code', exact: true });
  const enter = async (code: string) => {
    await field.fill(code);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  let secret = '';
  let recoveryCode = '';

  await test.step('the first code of the app turns them on, and the recovery codes can be saved', async () => {
    await page.goto('/account');
    secret = await turnCodesOn(page);
    const codes = page.getByRole('group', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = await codes.nth(3).innerText();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the codes' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  });

  await test.step('the form asks for the code after the password, and Back restores the typed text', async () => {
    await logOut(page);
    await enterPassword(page, person.email);
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await page.goForward();
    await expect(field).toBeVisible();
  });

  await test.step('a code logs in only once', async () => {
    // The current code has already been used. The server also accepts the next code, in case the server's clock is
    // slow.
    const code = codeOf(secret, 1);
    await enter(code);
    await isLoggedIn();
    await logOut(page);
    await enterPassword(page, person.email);
    await enter(code);
    await expect(page.getByText(/^This code does not work/)).toBeVisible();
    await expect(field).toHaveValue(code);
  });

  await test.step('a recovery code logs in, and the account page shows it', async () => {
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await isLoggedIn();
    await page.goto('/account');
    await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
    await expect(page.getByText('With the password and a recovery code')).toBeVisible();
  });

  await test.step('without codes, the password is enough', async () => {
    await confirm(page, 'Turn off one-time codes', 'Turn off');
    await expect(page.getByText('One-time codes are off.').first()).toBeVisible();
    await logOut(page);
    await enterPassword(page, person.email);
    await isLoggedIn();
  });
});
