import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { newPerson, password, signUp } from './people.ts';

/** The server listens at an IP address, for which browsers allow no passkeys, so the test uses `localhost`. */
const localhost = (baseURL = '') => baseURL.replace('127.0.0.1', 'localhost');

/** Gives the browser an authenticator that always finds its user present and verified. */
async function plugAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
}

test('a user adds a passkey, logs in with only the passkey, and removes it', async ({ page, baseURL }) => {
  const site = localhost(baseURL);
  // Turns off the suggestions of passkeys, because the authenticator would choose one before the test presses the
  // button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto(`${site}/signup`);
  await signUp(page, newPerson({ firstName: 'Ines', lastName: 'Moor' }));
  await plugAuthenticator(page);

  await test.step('the password confirms that the user adds the passkey', async () => {
    await page.goto(`${site}/account`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Laptop');
    await dialog.getByLabel('Current password').fill('not this one');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This is not your password.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Laptop');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The passkey is added.')).toBeVisible();
    await expect(page.getByText('Not used yet')).toBeVisible();
  });

  await test.step('the same authenticator gets no second passkey', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Another');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/has a passkey for your account already/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the passkey alone logs in, and the list of sessions shows it', async () => {
    await logOut(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
    await page.goto(`${site}/account`);
    await expect(page.getByText('With a passkey')).toBeVisible();
    await expect(page.getByText('Not used yet')).toBeHidden();
  });

  await test.step('a removed passkey no longer logs in', async () => {
    await page.getByRole('button', { name: /^Remove .*Laptop/ }).click();
    const dialog = page.getByRole('dialog', { name: /Laptop/ });
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();
    await logOut(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('This passkey does not work here.')).toBeVisible();
  });
});

test('the email field suggests the user’s passkeys', async ({ page, baseURL }) => {
  const site = localhost(baseURL);
  await page.goto(`${site}/signup`);
  await signUp(page, newPerson({ firstName: 'Tove', lastName: 'Grav' }));
  await plugAuthenticator(page);
  await page.goto(`${site}/account`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();

  // The virtual authenticator chooses the suggestion at once, as a user would.
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
  await expect(page).toHaveURL(`${site}/`);
});
