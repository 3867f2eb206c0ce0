import { expect, test } from '@playwright/test';
import { mailTo } from './mails.ts';
import { arrival, newPerson, signIn } from './people.ts';
import type { Person } from './people.ts';

test('a forgotten password is replaced through the link in a mail, which works once', async ({
  browser,
  page,
}) => {
  const { page: elsewhere, person } = await arrival(
    browser,
    newPerson({ firstName: 'Noor', lastName: 'Haddad' }),
  );
  await elsewhere.goto('/dashboard');

  await test.step('the user requests the link', async () => {
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The previous page has a field of this name, too.
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      page.getByText('If this address is registered, a mail with a link is on its way.'),
    ).toBeVisible();
  });

  const address = await linkFor(person);

  await test.step('the link leads to a new password', async () => {
    await page.goto(address);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('nine-new-anchors');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
  });

  await test.step('only the new password works', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await signIn(page, person);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await signIn(page, person, 'nine-new-anchors');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
  });

  await test.step('other sessions have ended', async () => {
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/signin\?from=%2Fdashboard$/);
  });

  await test.step('the link no longer works', async () => {
    await elsewhere.goto(address);
    await elsewhere.getByLabel('New password', { exact: true }).fill('ten-newer-anchors');
    await elsewhere.getByRole('button', { name: 'Save the new password' }).click();
    await expect(elsewhere.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });
});

test('a link also works for a signed-in user, and ends the session', async ({ browser }) => {
  const { page, person } = await arrival(browser, newPerson({ firstName: 'Ola', lastName: 'Nord' }));
  await page.goto('/forgot-password');
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();

  await page.goto(await linkFor(person));
  await page.getByLabel('New password', { exact: true }).fill('nine-new-anchors');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();

  await test.step('the new password is then required, here as everywhere', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await signIn(page, person, 'nine-new-anchors');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
  });
});

/** The path in the mail: its origin is not the test server's, which listens on any free port. */
async function linkFor({ email }: Person): Promise<string> {
  const { text = '' } = await mailTo(email);
  const path = /\/reset-password\?token=\S+/.exec(text)?.[0];
  if (path === undefined) throw new Error(`The mail has no link:\n${text}`);
  return path;
}
