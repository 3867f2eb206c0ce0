import { expect, test } from './test.ts';
import { mailTo } from './mails.ts';

/** The address of a client in the demo data who has shown no activity for two weeks. */
const QUIET_CLIENT = 'kaarel@lanternfish.example';

test('the link in the mail keeps a job listed, and needs no sign-in', async ({ page }) => {
  const { text = '', subject = '' } = await mailTo(QUIET_CLIENT, /^Still looking\?/);
  const link = /\/still-looking\S*#token=\S+/.exec(text)?.[0] ?? '';
  const title = subject.replace('Still looking? ', '');
  const secret = link.split('#token=')[1] ?? '';
  expect(secret).not.toBe('');
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.headers()['referer'] ?? ''}`);
  });

  await test.step('opening the link only asks, and changes nothing', async () => {
    await page.goto(link);
    await expect(page.getByText(`Are you still looking for a freelancer for “${title}”?`)).toBeVisible();
    expect(sent.filter((line) => line.includes('/still-looking/ '))).toEqual([]);
  });

  await test.step('a press of the button confirms the job once', async () => {
    await page.getByRole('button', { name: 'Yes, keep it listed' }).dblclick();
    await expect(page.getByText(`“${title}” stays listed`)).toBeVisible();
    expect(sent.filter((line) => line.includes('/still-looking/ '))).toHaveLength(1);
  });

  await test.step('no address or referrer contains the secret', () => {
    expect(sent.filter((line) => line.includes(secret))).toEqual([]);
  });

  await test.step('an old mail’s link, with a query, leads to the same page', async () => {
    await page.goto(`/still-looking?token=${secret}`);
    await expect(page.getByRole('button', { name: 'Yes, keep it listed' })).toBeVisible();
    await expect(page).toHaveURL(`/still-looking#token=${secret}`);
  });

  await test.step('the job is listed again', async () => {
    await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('an invalid link shows an error', async () => {
    await page.goto('/still-looking#token=never-sent');
    await expect(page.getByText(/^This link no longer works/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});
