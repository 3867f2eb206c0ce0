import { expect, test } from './test.ts';
import { mailTo } from './mails.ts';
import { arrival, newPerson, signIn } from './people.ts';
import type { Person } from './people.ts';

test('a forgotten password is replaced through the link in a mail, which works only once', async ({
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
    // The test waits for the new page, because the previous one also has a field of this name.
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      page.getByText('If this address is registered, an email with a link is on its way.'),
    ).toBeVisible();
  });

  const address = await linkFor(person);

  await test.step('the secret in the query of an old mail’s link disappears from the address at once', async () => {
    await page.goto(address.replace('#', '?'));
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  await test.step('the link leads to a new password', async () => {
    await page.goto(address);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('nine-new-anchors');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await mailTo(person.email, /^Your password was changed$/);
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
    await expect(elsewhere.getByText('This link no longer works')).toBeVisible();
    await expect(elsewhere.getByLabel('New password', { exact: true })).toHaveCount(0);
    await elsewhere.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(elsewhere).toHaveURL('/forgot-password');
  });
});

test('a reset link also works for a signed-in user, and ends the session', async ({ browser }) => {
  const { page, person } = await arrival(browser, newPerson({ firstName: 'Ola', lastName: 'Nord' }));
  await page.goto('/forgot-password');
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();

  await page.goto(await linkFor(person));
  await page.getByLabel('New password', { exact: true }).fill('nine-new-anchors');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();

  await test.step('the new password is then required in this browser and elsewhere', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await signIn(page, person, 'nine-new-anchors');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
  });
});

test('the requested page is remembered whichever way the user takes through sign-in, sign-up and password reset', async ({
  browser,
  page,
}) => {
  const { person } = await arrival(browser, newPerson({ firstName: 'Elsa', lastName: 'Roy' }));
  const main = page.getByRole('main');
  const from = '?from=%2Fdashboard%3Fstatus%3Dpending';
  await page.goto('/dashboard?status=pending');
  await expect(page).toHaveURL(`/signin${from}`);
  await main.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`/signup${from}`);
  await page.getByRole('tab', { name: 'Client' }).click();
  await page.reload();
  await main.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/signin${from}`);
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`/forgot-password${from}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`/signup${from}`);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/signin${from}`);
  await page.goBack();
  await page.goBack();
  // The test waits for this page, because the previous one also has a field of this name.
  await expect(main.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();

  await test.step('the link in the mail, which opens another tab, remembers the page too', async () => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/an email with a link is on its way/)).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(await linkFor(person));
    await tab.getByLabel('New password', { exact: true }).fill('nine-new-anchors');
    await tab.getByRole('button', { name: 'Save the new password' }).click();
    await expect(tab.getByText('Your password is changed')).toBeVisible();
    await tab.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await signIn(tab, person, 'nine-new-anchors');
    await expect(tab).toHaveURL('/dashboard?status=pending');
  });
});

/**
 * Returns the path of the link in the mail. The link's origin is wrong, because the test server listens on any free
 * port.
 */
async function linkFor({ email }: Person): Promise<string> {
  const { text = '' } = await mailTo(email, /^Choose a new password$/);
  const path = /\/reset-password#token=\S+/.exec(text)?.[0];
  if (path === undefined) throw new Error(`The mail has no link:\n${text}`);
  return path;
}
