import { readFile } from 'node:fs/promises';
import type { APIResponse } from '@playwright/test';
import { apply, postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

/** Returns the text of a calendar with its folded lines joined. */
const datesIn = (file: string) => file.replaceAll('\r\n ', '');
const readBy = async (read: () => Promise<APIResponse>) => datesIn(await (await read()).text());

test('a freelancer subscribes to the calendar of their dates, and ends the subscription', async ({
  browser,
  request,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Duarte', company: 'Tide Tables' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Olav', lastName: 'Brandt' }));
  const { page } = freelancer;
  const job = await postJob(client, unique('Almanac editor'));

  await page.goto('/account');
  // The user presses the button twice, but gets only one address.
  await page.getByRole('button', { name: 'Create a private address' }).dblclick();
  const shown = page.getByText(/\/calendar\.ics\?token=\S+$/);
  const address = (await shown.textContent()) ?? '';
  const read = () => request.get(address);

  await test.step('a program reads the dates without logging in, and follows their changes', async () => {
    expect(await readBy(read)).not.toContain(job.title);
    await apply(freelancer, job, 'I have read every almanac since 1990.');
    expect(await readBy(read)).toContain(`SUMMARY:Decision expected: ${job.title}`);
  });

  await test.step('the page of the application has its dates as a file', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Details/ }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add the dates to a calendar' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^application-\d+\.ics$/);
    expect(datesIn(await readFile(await download.path(), 'utf8'))).toContain(job.title);
  });

  await test.step('a removed address no longer works, and none is left after a reload', async () => {
    await page.goto('/account');
    await expect(shown).toHaveText(address);
    await page.getByRole('button', { name: 'Remove the address' }).click();
    await expect(page.getByText('The address of your calendar no longer works.')).toBeVisible();
    expect((await read()).status()).toBe(404);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Create a private address' })).toBeVisible();
  });
});
