import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { newPerson, password, signUp } from './people.ts';

const PERIOD_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code that an authenticator app shows (RFC 6238), `periods` from now. */
function codeOf(secret: string, periods = 0): string {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + periods));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

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

/** Opens a dialog by its button, and confirms it with the password. */
async function confirm(page: Page, title: string, button: string): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: button }).click();
}

test('a user turns one-time codes on, logs in with a code and a recovery code, and turns them off', async ({
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
    await confirm(page, 'Turn on one-time codes', 'Continue');
    const link = page.getByRole('link', { name: 'Open the app' });
    secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
    await page.getByLabel('Code from the app').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    const codes = page.getByRole('group', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = await codes.nth(3).innerText();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the codes' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  });

  await test.step('the password leads to the code, and Back leads to what was typed', async () => {
    await logOut(page);
    await enterPassword(page, person.email);
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await page.goForward();
    await expect(field).toBeVisible();
  });

  await test.step('a code logs in once', async () => {
    // The present code is used up. The server takes the next one already, in case its clock is behind.
    const code = codeOf(secret, 1);
    await enter(code);
    await isLoggedIn();
    await logOut(page);
    await enterPassword(page, person.email);
    await enter(code);
    await expect(page.getByText(/^This code does not work/)).toBeVisible();
    await expect(field).toHaveValue(code);
  });

  await test.step('a recovery code logs in, and the account says so', async () => {
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
