import { expect, test } from './test.ts';
import { arrival, newPerson, signIn } from './people.ts';

test('a user logs a lost device out, which notices at its next step', async ({ browser }) => {
  const { page, person } = await arrival(browser, newPerson({ firstName: 'Nils', lastName: 'Berg' }));
  const lost = await (await browser.newContext()).newPage();
  await lost.goto('/signin');
  await signIn(lost, person);
  await expect(lost.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();

  await page.goto('/change-password');
  await page.getByRole('link', { name: 'Where you are logged in' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: /^Log out of / }).dblclick();
  await expect(page.getByText('The device is logged out.')).toBeVisible();
  await expect(page.getByText('You are logged in on this device only.')).toBeVisible();

  await lost.goto('/dashboard');
  await expect(lost).toHaveURL(/^[^?]*\/signin/);
  await page.reload();
  await expect(page.getByText('You are logged in on this device only.')).toBeVisible();
});
