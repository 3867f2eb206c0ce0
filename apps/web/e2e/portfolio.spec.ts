import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { arrival, newPerson } from './people.ts';

/** Makes a real PNG in one colour. */
async function pictureOf(page: Page, colour: string) {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 800, height: 500 });
  await sheet.setContent(`<body style="margin:0;background:${colour}"></body>`);
  const buffer = await sheet.screenshot({ type: 'png' });
  await sheet.close();
  return { name: `${colour}.png`, mimeType: 'image/png', buffer };
}

const pieces = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a freelancer adds and edits work samples, and a visitor sees them', async ({ browser, page }) => {
  const { page: mine, session } = await arrival(browser, newPerson({ firstName: 'Runa', lastName: 'Vik' }));
  const dialog = mine.getByRole('dialog');
  await mine.goto('/profile');
  await expect(mine.getByText('Show what you have done')).toBeVisible();

  async function add(title: string, link: string, colour?: string) {
    await mine.getByRole('button', { name: 'Add a piece' }).click();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Link').fill(link);
    if (colour !== undefined) await dialog.getByLabel('Picture').setInputFiles(await pictureOf(mine, colour));
    // A triple click must still add only one piece.
    await dialog.getByRole('button', { name: 'Add piece' }).click({ clickCount: 3 });
    await expect(dialog).toHaveCount(0);
  }

  await test.step('errors are shown at their fields', async () => {
    await mine.getByRole('button', { name: 'Add a piece' }).click();
    await dialog.getByLabel('Title').fill('Ropes');
    await dialog.getByRole('button', { name: 'Add piece' }).click();
    await expect(dialog.getByText('Add a picture or a link.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('pieces are added, with a picture or a link', async () => {
    await add('A rope for a lifeboat', 'https://ropes.example/lifeboat', 'teal');
    await add('Nets of the north', '', 'orange');
    await add('How to splice', 'https://ropes.example/splice');
    await expect(pieces(mine)).toContainText(['A rope for a lifeboat', 'Nets of the north', 'How to splice']);
    await expect(mine.getByText('3 of at most 12 pieces')).toBeVisible();
  });

  await test.step('an unfinished edit of a piece survives a reload', async () => {
    await mine.getByRole('button', { name: 'Edit “Nets of the north”' }).click();
    await dialog.getByLabel('Title').fill('Nets of the far north');
    await mine.reload();
    await expect(dialog.getByLabel('Title')).toHaveValue('Nets of the far north');
    await dialog.getByRole('button', { name: 'Save piece' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(pieces(mine)).toContainText([
      'A rope for a lifeboat',
      'Nets of the far north',
      'How to splice',
    ]);
  });

  await test.step('the keyboard moves pieces faster than the server responds', async () => {
    await mine.getByRole('button', { name: 'Move “How to splice” earlier' }).focus();
    await mine.keyboard.press('Enter');
    await mine.keyboard.press('Enter');
    await expect(mine.getByText('“How to splice” is now 1 of 3.')).toBeAttached();
    await expect(mine.getByRole('button', { name: 'Move “How to splice” earlier' })).toBeFocused();
    await expect(pieces(mine)).toContainText([
      'How to splice',
      'A rope for a lifeboat',
      'Nets of the far north',
    ]);
  });

  await test.step('a piece is removed after a confirmation', async () => {
    await mine.getByRole('button', { name: 'Remove “How to splice”' }).click();
    await mine.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(mine.getByRole('alertdialog')).toHaveCount(0);
    await expect(pieces(mine)).toContainText(['A rope for a lifeboat', 'Nets of the far north']);
    await expect(mine.getByRole('button', { name: 'Add a piece' })).toBeFocused();
  });

  await test.step('a visitor sees the remaining pieces in their order', async () => {
    await page.goto(`/freelancer/${session.user.pk}`);
    await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
    await expect(pieces(page)).toContainText(['A rope for a lifeboat', 'Nets of the far north']);
    const link = page.getByRole('link', { name: /^A rope for a lifeboat ropes\.example/ });
    await expect(link).toHaveAttribute('href', 'https://ropes.example/lifeboat');
    await expect(link).toHaveAttribute('target', '_blank');
    // Below the pieces, the page lists other freelancers, who may have pictures.
    const pictures = pieces(page)
      .filter({ hasText: /^(A rope for a lifeboat|Nets of the far north)/ })
      .getByRole('presentation', { includeHidden: true });
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByRole('button', { name: /^(Edit|Remove|Move)/ })).toHaveCount(0);
  });
});
