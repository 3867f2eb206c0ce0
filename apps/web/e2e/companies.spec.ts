import { wideLogo } from './logos.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import type { MyCompany } from '@skillharbor/contract';
import { postJob, unique } from './jobs.ts';
import { bodyOf, arrival, newPerson } from './people.ts';
import type { Visit } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const part = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, level: 2 }) });

async function nameCompany({ request, session }: Visit, name: string): Promise<MyCompany> {
  return bodyOf(
    request.put('/api/accounts/company/', {
      headers: { Authorization: `Bearer ${session.access_token}` },
      multipart: { name, about: 'We mend nets.', website: 'https://nets.example' },
    }),
  );
}

test('a client without a company replaces “at Unknown” with a company name, a logo and a text', async ({
  browser,
  page,
}) => {
  const client = await arrival(browser, newPerson({ firstName: 'Ola', lastName: 'Berg', company: '' }));
  const job = await postJob(client, unique('Net mender'));
  const name = unique('Nets and Needles');
  const mine = client.page;

  await page.goto(`/job/${job.id}`);
  await expect(page.getByText('at Unknown')).toBeVisible();

  await mine.goto('/my-job-listings');
  await mine.getByRole('link', { name: 'Add your company’s name' }).click();
  await expect(heading(mine)).toHaveText('Your company');

  await test.step('errors are shown at their fields', async () => {
    await mine.getByLabel('Website').fill('nets.example');
    await mine.getByRole('button', { name: 'Save company' }).click();
    await expect(mine.getByText('Company name is required')).toBeVisible();
    await expect(mine.getByText('Enter an address like https://example.com.')).toBeVisible();
    await expect(mine.getByLabel('Company name')).toBeFocused();
  });

  await mine.getByLabel('Company name').fill(name);
  await mine.getByLabel('About').fill('We mend nets of **hemp**.\n\n- By hand\n- In winter');
  await mine.getByLabel('Website').fill('https://nets.example');
  await mine.getByLabel('People').selectOption('2 to 10 people');
  await mine.getByLabel('Founded').fill('1931');
  await mine.getByLabel('Location').fill('Lofoten, Norway');
  await mine
    .getByLabel('Company logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await wideLogo(mine) });
  await mine.getByRole('button', { name: 'Save company' }).click();

  await test.step('the company page shows all of it', async () => {
    await expect(mine).toHaveURL(/\/company\/nets-and-needles-[0-9a-f]+$/);
    await expect(heading(mine)).toHaveText(name);
    await expect(mine.getByRole('link', { name: /^nets\.example/ })).toHaveAttribute('rel', /noopener/);
    await expect(mine.getByText('In winter')).toBeVisible();
    await expect(mine.getByText('2 to 10 people')).toBeVisible();
    await expect(mine.getByText('Founded in 1931')).toBeVisible();
    await expect(mine.getByText('Lofoten, Norway', { exact: true }).first()).toBeVisible();
    await expect(mine.getByRole('article')).toContainText(job.title);
    await expect(mine.getByRole('link', { name: 'Edit company' })).toBeVisible();
    const logo = mine.getByRole('main').getByRole('presentation', { includeHidden: true }).first();
    await expect(logo).toHaveJSProperty('naturalWidth', 150);
  });

  await test.step('a logo can be removed, and restored until the form is saved', async () => {
    await mine.getByRole('link', { name: 'Edit company' }).click();
    await mine.getByRole('button', { name: 'Remove logo' }).click();
    await mine.getByRole('button', { name: 'Keep logo' }).click();
    await mine.getByRole('button', { name: 'Remove logo' }).click();
    await mine.getByRole('button', { name: 'Save company' }).click();
    await expect(heading(mine)).toHaveText(name);
    await expect(mine.getByRole('main').locator('img')).toHaveCount(0);
  });

  await test.step('the job shows the company to a visitor', async () => {
    await page.reload();
    await page.getByRole('link', { name: `at ${name}` }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('link', { name: 'Edit company' })).toHaveCount(0);
  });

  await test.step('the search finds the job by the company name', async () => {
    await page.goto(`/jobs?search=${encodeURIComponent(`"${name}"`)}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(`at ${name}`);
  });
});

test('a visitor goes from a job to its company, to another job, and back', async ({ browser, page }) => {
  const company = unique('Quay');
  const client = await arrival(browser, newPerson({ firstName: 'Vera', lastName: 'Lund', company }));
  const [first, second] = [
    await postJob(client, unique('Rigger')),
    await postJob(client, unique('Sailmaker')),
  ];

  await page.goto(`/job/${first.id}`);
  await expect(part(page, 'More from this company').getByRole('article')).toHaveText([
    new RegExp(second.title),
  ]);
  await page.getByRole('link', { name: `at ${company}` }).click();
  await expect(heading(page)).toHaveText(company);
  await expect(page.getByText('2 open jobs')).toBeVisible();
  await page.getByRole('link', { name: `See More about ${second.title}` }).click();
  await expect(heading(page)).toHaveText(second.title);
  await page.goBack();
  await expect(heading(page)).toHaveText(company);
  await page.goBack();
  await expect(heading(page)).toHaveText(first.title);
});

test('similar jobs belong to other companies, and share words of the title', async ({ browser, page }) => {
  const visit = (company: string) =>
    arrival(browser, newPerson({ firstName: 'Mia', lastName: 'Holm', company: unique(company) }));
  const [one, other] = [await visit('One'), await visit('Other')];
  const word = `Caulker${crypto.randomUUID().slice(0, 6)}`;
  const job = await postJob(one, `${word} for a schooner`);
  const similar = await postJob(other, `Schooner ${word}`);

  await page.goto(`/job/${job.id}`);
  const list = part(page, 'Similar jobs').getByRole('article');
  await expect(list.first()).toContainText(similar.title);
  await expect(page.getByRole('heading', { name: 'What happens after you apply' })).toBeVisible();
  await list.first().getByRole('link').click();
  await expect(heading(page)).toHaveText(similar.title);
});

test('an id or an earlier name redirects to the company’s current address', async ({ browser, page }) => {
  const company = unique('Old Name');
  const client = await arrival(browser, newPerson({ firstName: 'Nils', lastName: 'Aas', company }));
  const job = await postJob(client, unique('Diver'));
  const before = job.company_slug ?? '';
  const { slug } = await nameCompany(client, unique('New Name'));

  await page.goto(`/company/${before}`);
  await expect(page).toHaveURL(`/company/${slug}`);
  const { id } = await bodyOf<{ id: number }>(page.request.get(`/api/companies/${slug}/`));
  await page.goto(`/company/${id}`);
  await expect(page).toHaveURL(`/company/${slug}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/company/${slug}$`),
  );

  const response = await page.goto('/company/no-such-company');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText('Company not found');
});
