import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

test('no page violates the content security policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
  });

  for (const path of ['/', '/pricing', '/freelancers', '/signup', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await test.step('open lists of choices do not violate the policy', () => openChoices(page));
  await test.step('the API reference does not violate the policy', async () => {
    await page.goto('/api/docs');
    // The page contains only the API operations that are near the window.
    await page.getByText('Sign up and sign in', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
  });
  expect(refused).toEqual([]);
});

async function openChoices(page: Page) {
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
}
