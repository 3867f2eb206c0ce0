import { expect, test } from '@playwright/test';
import { mailTo } from './mails.ts';

/** One of the demo data, whose client has not looked at a job for two weeks. */
const QUIET_CLIENT = 'kaarel@lanternfish.example';

test('the link in the mail keeps a job listed, without signing in', async ({ page }) => {
  const { text = '', subject = '' } = await mailTo(QUIET_CLIENT, /^Still looking\?/);
  const link = /\/still-looking\?token=\S+/.exec(text)?.[0] ?? '';
  const title = subject.replace('Still looking? ', '');

  await test.step('the page answers by itself', async () => {
    await page.goto(link);
    await expect(page.getByText(`“${title}” stays listed`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`“${title}” stays listed`)).toBeVisible();
  });

  await test.step('the job is listed', async () => {
    await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('a link that was not sent says so', async () => {
    await page.goto('/still-looking?token=never-sent');
    await expect(page.getByText(/^This link no longer works/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});
