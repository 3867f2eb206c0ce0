import { expect, test } from './test.ts';
import { holdBack, untilLive } from './network.ts';
import { arrival, newPerson } from './people.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the phone menu opens, and closes in four ways', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const open = page.getByRole('button', { name: 'Open menu' });
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(links).toHaveCount(0);

  await open.click();
  await expect(links).toHaveText(['Home', 'Explore', 'Pricing', 'Log in']);
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await close.click();
  await expect(links).toHaveCount(0);

  await open.click();
  await page.mouse.click(180, 700);
  await expect(links).toHaveCount(0);

  await open.click();
  await links.first().focus();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.click();
  await links.filter({ hasText: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(links).toHaveCount(0);
});

test('logging out asks for confirmation', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Femi', lastName: 'Ade' }));
  await page.goto('/how-it-works');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('link')).toHaveText(['Find Jobs', 'Dashboard', 'Profile']);
  await menu.getByRole('button', { name: 'Log Out' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/how-it-works');

  await menu.getByRole('button', { name: 'Log Out' }).click();
  await question.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  // Only the time of the sign-out is stored. Other tabs read it and clear their drafts.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['skillharbor.drafts-cleared']);
});

test('the portrait opens a menu with the account and the language, even before the page is hydrated', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Femi', lastName: 'Ade' }));
  const portrait = page.locator('summary').filter({ hasText: 'Account menu' });
  const account = page.getByRole('banner').getByRole('link', { name: 'Account' });

  await test.step('the menu opens before any script has loaded, and its links work', async () => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    await portrait.click();
    await expect(account).toBeVisible();
    release();
    await untilLive(page);
    await expect(account).toBeVisible();
    await expect(page.getByRole('banner').getByText('Femi Ade')).toBeVisible();
    await page.mouse.click(180, 700);
    await expect(account).toBeHidden();
  });

  await test.step('a press opens the menu even if the portrait arrives during the press', async () => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    await portrait.hover();
    await page.mouse.down();
    release();
    await expect(portrait.getByText('FA')).toBeVisible();
    await page.mouse.up();
    await expect(account).toBeVisible();
    await untilLive(page);
    await page.mouse.click(180, 700);
    await expect(account).toBeHidden();
  });

  await test.step('the keyboard opens and closes the menu', async () => {
    await portrait.focus();
    await page.keyboard.press('Enter');
    await expect(account).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(account).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeHidden();
    await expect(portrait).toBeFocused();
  });

  await test.step('the menu of links and the account menu exclude each other', async () => {
    await portrait.click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(account).toBeHidden();
    await portrait.click();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(account).toBeVisible();
  });

  await test.step('the menu changes the language, and opens the account', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('summary').filter({ hasText: 'Kontomenü' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Konto' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
  });
});
