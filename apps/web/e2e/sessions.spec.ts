import type { Session } from '@skillharbor/contract';
import { expect, test } from './test.ts';
import { mailTo } from './mails.ts';
import { arrival, bodyOf, endSessions, newPerson, signIn } from './people.ts';

test('a mail notifies the user of a new device, and the user logs that device out', async ({ browser }) => {
  const { page, person } = await arrival(browser, newPerson({ firstName: 'Nils', lastName: 'Berg' }));
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/signin');
  await signIn(stranger, person);
  await expect(stranger.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();

  await test.step('the mail’s link leads to the account', async () => {
    const mail = await mailTo(person.email, /^A new login with Chrome/);
    expect(mail.text).toContain('/forgot-password');
    await page.goto('/account');
  });

  await test.step('the activity log shows the login and its factor', async () => {
    await page.getByRole('link', { name: 'Activity of your account' }).click();
    await expect(page.getByText('Logged in on a new device')).toBeVisible();
    await expect(page.getByText(/^Chrome on Linux · With the password$/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to your account' }).click();
  });

  await test.step('a session alone cannot end another session', async () => {
    await endSessions(page, /^Log out of /, 'not the password');
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the password ends the other session, and that device notices at its next request', async () => {
    await endSessions(page, /^Log out of /);
    await expect(page.getByText('The device is logged out.')).toBeVisible();
    await expect(page.getByText('You are logged in on this device only.')).toBeVisible();
    await stranger.goto('/dashboard');
    await expect(stranger).toHaveURL(/^[^?]*\/signin/);
    await page.reload();
    await expect(page.getByText('You are logged in on this device only.')).toBeVisible();
  });
});

test('a login ends the session that another user has left open in the browser', async ({ browser }) => {
  const first = await arrival(browser, newPerson({ firstName: 'Tove', lastName: 'Grav' }));
  const second = await arrival(browser, newPerson({ firstName: 'Ines', lastName: 'Moor' }));
  const { page, request, session } = first;
  const refresh = () =>
    request.post('/api/auth/token/refresh/', { data: { refresh: session.refresh_token } });
  await bodyOf<Pick<Session, 'access_token'>>(refresh());

  // The page loses the session as if its storage had been cleared, but the cookies stay.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: 'role' });
  await page.goto('/signin');
  await signIn(page, second.person);
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();

  const response = await refresh();
  expect(response.status()).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'session_revoked' });
});
