/** Turns on one-time codes and generates them, as the authenticator app of a user does. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { password } from './people.ts';

const PERIOD_MS = 30_000;

/** Returns the code that the authenticator app shows after this many periods of 30 seconds. */
export function codeOf(secret: string, periods = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + periods * PERIOD_MS });
}

/** Opens a dialog of the account page, and confirms it with the password. */
export async function confirm(page: Page, title: string, button: string): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: button }).click();
}

/**
 * Turns on one-time codes on the open account page, which then shows the recovery codes to save. Returns the secret.
 */
export async function turnCodesOn(page: Page): Promise<string> {
  await confirm(page, 'Turn on one-time codes', 'Continue');
  const link = page.getByRole('link', { name: 'Open the app' });
  const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  await page.getByLabel('Code from the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  return secret;
}
