import type { Page } from '@playwright/test';
import { apply, postJob, unique } from './jobs.ts';
import { phone, untilLive } from './network.ts';
import { anotherDevice, arrival, newPerson } from './people.ts';
import { mailTo } from './mails.ts';
import { expect, test } from './test.ts';
import { openSetting } from './settings.ts';

/* The bell shows notifications on every device of a user, without a mail. */

const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('the bell shows an application on two devices, and opening it on one device clears the bell of the other', async ({
  browser,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
    phone,
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const job = await postJob(client, unique('Net mender'));
  const [here, there] = [client.page, (await anotherDevice(browser, client)).page];
  for (const page of [here, there]) {
    // The event stream is open once its first event has arrived.
    const isOpen = page.waitForResponse((response) => response.url().includes('/api/users/events/'));
    await page.goto('/');
    await untilLive(page);
    await isOpen;
    await expect(bell(page, 'Notifications')).toBeVisible();
  }

  await test.step('the bell has the number at once on both devices', async () => {
    await apply(freelancer, job, 'I have mended nets since I could walk.');
    for (const page of [here, there]) await expect(bell(page, 'Notifications, 1 new')).toBeVisible();
  });

  await test.step('following it on the phone leads to the application, and clears the other device', async () => {
    await bell(here, 'Notifications, 1 new').click();
    await here.getByRole('link', { name: `New application New` }).click();
    await expect(here).toHaveURL(new RegExp(`/applicant/${job.id}/application/\\d+$`));
    await expect(here.getByRole('heading', { level: 1 })).toContainText('Juan Prado');
    for (const page of [here, there]) await expect(bell(page, 'Notifications')).toBeVisible();
  });

  await test.step('it stays in the list, and is not new any more', async () => {
    await bell(there, 'Notifications').click();
    await expect(there.getByRole('link', { name: /^New application/ })).toContainText(job.title);
    await expect(there.getByText('New', { exact: true })).toHaveCount(0);
    await expect(there.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  });
});

test('quiet hours are set next to the choice of mails, and are still set after a reload', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  await page.goto('/account');
  await untilLive(page);
  await openSetting(page, 'Quiet hours');
  await page.getByLabel('Emails wait from').selectOption('22:00');
  await page.getByLabel('Until').selectOption('08:00');
  await page.getByRole('button', { name: 'Save the hours' }).click();
  await expect(page.getByText('Your quiet hours are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('22:00–08:00')).toBeVisible();
});

test('one mail a day is chosen next to the other mail settings, and is still chosen after a reload', async ({
  browser,
}) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  await page.goto('/account');
  await untilLive(page);
  await openSetting(page, 'Daily summary');
  await page.getByLabel('These emails come').selectOption('Once a day, at 08:00');
  await page.getByRole('button', { name: 'Save the hour', exact: true }).dblclick();
  await expect(page.getByText('Your choice is saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Once a day, at 08:00')).toBeVisible();
});

test('the link of a mail marks its notification as read if a user follows it, but not if a program only fetches it', async ({
  browser,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const { page, person } = client;
  const job = await postJob(client, unique('Net mender'));
  await apply(freelancer, job, 'I have mended nets since I could walk.');
  const { text = '' } = await mailTo(person.email, /^New application/);
  const link = /https?:\/\/\S+[?&]notification=\d+\S*/.exec(text)?.[0] ?? '';

  await test.step('a program without a session opens the link, and nothing changes', async () => {
    const scanner = await browser.newContext();
    await scanner.request.get(link);
    const visitor = await scanner.newPage();
    await visitor.goto(link);
    await expect(visitor).toHaveURL(/\/signin/);
    await scanner.close();
    await page.goto('/');
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible();
  });

  await test.step('the user opens it, and the address is clean', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(new RegExp(`/applicant/${job.id}/\\d+$`));
    await expect(bell(page, 'Notifications')).toBeVisible();
  });
});
