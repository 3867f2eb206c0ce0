import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { inDays, postJob, unique } from './jobs.ts';
import { arrival, newPerson } from './people.ts';

const pay = (page: Page) => page.getByRole('group', { name: /^Pay/ });
const valueOf = (page: Page, term: string) =>
  page.getByRole('main').locator(`dt:has-text("${term}") + dd`).first();

test('the pay of a job survives a reload, and every page shows the same text for it', async ({
  browser,
  page: visitor,
}) => {
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Prado', company: 'Rope Walk' }),
  );
  const title = unique('Rigger');

  await test.step('the form previews the text of the pay', async () => {
    await page.goto('/create-job');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Short description').fill('Splice ropes for three ships.');
    await page.getByLabel('Description', { exact: true }).fill('The ropes are of hemp.');
    await page.getByLabel('Location').fill('Lisbon, Portugal');
    await page.getByLabel('Application deadline').fill(inDays(20));
    await pay(page).getByLabel('From').fill('75');
    await pay(page).getByLabel('To').fill('60');
    await pay(page).getByLabel('Currency').selectOption('EUR');
    await expect(pay(page)).toContainText('No amount yet.');
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByText('The upper amount is below the lower one.')).toBeVisible();
    await expect(pay(page).getByLabel('To')).toBeFocused();
    await pay(page).getByLabel('To').fill('1200');
    await expect(pay(page)).toContainText('It will read: €75–1,200 an hour');
  });

  await test.step('the pay survives a reload', async () => {
    await page.reload();
    await expect(pay(page).getByLabel('From')).toHaveValue('75');
    await expect(pay(page).getByLabel('Currency')).toHaveValue('EUR');
    await pay(page).getByLabel('To').fill('90');
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('card, page and structured data show the same pay', async () => {
    await visitor.goto(`/jobs?search=${encodeURIComponent(title)}`);
    const card = visitor.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('€75–90 an hour');
    await card.click();
    await expect(valueOf(visitor, 'Pay')).toHaveText('€75–90 an hour');
    await visitor.reload();
    const data = await visitor.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? 'null')).toMatchObject({
      baseSalary: { currency: 'EUR', value: { minValue: 75, maxValue: 90, unitText: 'HOUR' } },
    });
  });

  await test.step('the client edits and then removes the pay', async () => {
    await page.getByRole('main').getByRole('link', { name: title }).click();
    const job = page.getByRole('navigation').getByRole('link', { name: 'Job', exact: true });
    await job.click();
    await expect(valueOf(page, 'Pay')).toHaveText('€75–90 an hour');
    await page.getByRole('link', { name: 'Edit Job Listing' }).click();
    await pay(page).getByLabel('From').fill('');
    await pay(page).getByLabel('To').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await job.click();
    await expect(valueOf(page, 'Salary range')).toHaveText('Not given');
  });
});

test('a conflict shows the pay as a single change', async ({ browser }) => {
  const client = await arrival(browser, newPerson({ firstName: 'Olu', lastName: 'Ade', company: 'Keelson' }));
  const job = await postJob(client, unique('Caulker'), {
    pay: { min: 30, max: 40, currency: 'GBP', period: 'hour' },
  });
  const other = await client.page.context().newPage();
  for (const page of [client.page, other]) await page.goto(`/edit-job/${job.id}`);
  await pay(other).getByLabel('From').fill('32');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other).toHaveURL(`/manage-job/${job.id}`);
  await client.page.getByLabel('Location').fill('Porto, Portugal');
  await client.page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(client.page.getByRole('alert')).toContainText('£32–40 an hour');
});

test('suggestions appear after a pause and never block posting, and a preview shows the job', async ({
  browser,
}) => {
  const { page } = await arrival(
    browser,
    newPerson({ firstName: 'Sol', lastName: 'Vega', company: 'Bowsprit' }),
  );
  const title = unique('Navigator');
  await page.goto('/create-job');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Short description').fill('Find the way to the islands.');
  await page.getByLabel('Description', { exact: true }).fill('We need a rockstar.');
  await page.getByLabel('Location').fill('Remote');
  await page.getByLabel('Application deadline').fill(inDays(120));
  const help = page.getByRole('region', { name: 'Preview and suggestions' });
  await expect(help.getByText(/Find other words for “rockstar”/)).toBeVisible();
  await expect(help.getByText(/Name the city and country/)).toBeVisible();
  await expect(help.getByRole('status')).toHaveText('5 suggestions');

  await help.getByRole('button', { name: 'Preview the page' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText(title, { exact: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create Job' }).click();
  await expect(page).toHaveURL('/');
});

test('a freelancer’s rate has a currency', async ({ browser, page: visitor }) => {
  const { page, session } = await arrival(browser, newPerson({ firstName: 'Liv', lastName: 'Dahl' }));
  await page.goto('/edit-profile');
  await page.getByLabel('Bio').fill('I sail.');
  await page.getByLabel('Experience').fill('9');
  await page.getByLabel('Portfolio Link').fill('https://liv.example');
  await page.getByLabel('Hourly rate').fill('850');
  await page.getByLabel('Currency of the rate').selectOption('NOK');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('main').getByText('NOK 850 an hour')).toBeVisible();
  await visitor.goto(`/freelancer/${session.user.pk}`);
  await expect(visitor.getByRole('main').getByText('NOK 850 an hour')).toBeVisible();
});
