import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { arrival, newPerson, password, signIn } from './people.ts';

const newPassword = 'nine-new-anchors';

async function change(page: Page, from: string, to: string) {
  await page.getByLabel('Current password', { exact: true }).fill(from);
  await page.getByLabel('New password', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Save the new password' }).click();
}

test('a password change from the profile keeps this session and ends the others', async ({ browser }) => {
  const { page, person } = await arrival(browser, newPerson({ firstName: 'Ola', lastName: 'Nord' }));
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/signin?from=%2Fdashboard');
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL('/dashboard');

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change your password' })).toBeVisible();

  await test.step('the form requires the current password, and refuses an easy new one', async () => {
    await change(page, password, '        ');
    await expect(page.getByText('Use characters that are not all the same.')).toBeVisible();
    await change(page, password, 'Password1');
    await expect(page.getByText('This password is easy to guess. Choose a less common one.')).toBeVisible();
    await change(page, 'not-the-password', newPassword);
    await expect(page.getByText('This is not your password.')).toBeVisible();
  });

  await change(page, password, newPassword);
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/signin\?from=%2Fdashboard$/);
  await signIn(elsewhere, person);
  await expect(elsewhere.getByRole('main').getByRole('alert')).toBeVisible();
  await signIn(elsewhere, person, newPassword);
  await expect(elsewhere).toHaveURL('/dashboard');
});

test('a link on the dashboard takes a client to the page that changes the password', async ({ browser }) => {
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Vera', lastName: 'Sand', company: 'Quay Nine' }),
  );
  await page.goto('/');
  await page.getByRole('link', { name: 'Change password' }).click();
  await change(page, password, newPassword);
  await expect(page.getByText('Your password is changed')).toBeVisible();
});

test('a password manager reaches the page that changes the password, through sign-in if necessary', async ({
  browser,
  page,
}) => {
  const { page: theirs, person } = await arrival(browser, newPerson({ firstName: 'Ida', lastName: 'Lund' }));
  await theirs.goto('/.well-known/change-password');
  await expect(theirs).toHaveURL('/change-password');

  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/signin?from=%2Fchange-password');
  await signIn(page, person);
  await expect(page).toHaveURL('/change-password');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
