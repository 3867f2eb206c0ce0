import { expect, test } from './test.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import type { JobList } from '@skillharbor/contract';

/** Returns the addresses that a sitemap lists. */
async function listedIn(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const response = await request.get(sitemap);
  expect(response.status()).toBe(200);
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

/** Returns the addresses of the sitemaps that robots.txt lists. */
async function sitemaps(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get('/robots.txt')).text();
  return listedIn(request, /Sitemap: (\S+)/.exec(robots)?.[1] ?? '');
}

/** Returns the addresses in the sitemap whose name contains this text, such as the sitemap of all jobs. */
async function listed(request: APIRequestContext, name: string): Promise<string[]> {
  const sitemap = (await sitemaps(request)).find((address) => address.includes(name)) ?? '';
  return listedIn(request, sitemap);
}

const robots = (page: Page) => page.locator('meta[name="robots"]');
const meta = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content');

/** Returns the structured data of a page for search engines. */
async function structuredData(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
}

test('every page of the sitemap exists, and names its own address as canonical', async ({
  page,
  request,
}) => {
  const [pages = ''] = await sitemaps(request);
  const addresses = await listedIn(request, pages);
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) {
    // The markup contains the canonical link even if scripts do not run.
    const html = await (await request.get(address)).text();
    expect(html.split(`<link rel="canonical" href="${address}"/>`)).toHaveLength(2);
    expect(html.split('<meta property="og:image" ')).toHaveLength(2);
    await page.goto(address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(robots(page)).toHaveCount(0);
  }
});

test('a job of the sitemap has structured data and a picture', async ({ page, request }) => {
  const list = await request.get('/api/job-listings/listings/');
  const { results } = (await list.json()) as JobList;
  const open = results.find(({ is_open }) => is_open)?.id;
  const address = (await listed(request, 'jobs-1')).find((one) => one.endsWith(`/job/${open}`)) ?? '';
  await page.goto(address);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(`${title} – Skill Harbor`);
  expect(await meta(page, 'og:title')).toBe(title);
  expect(await structuredData(page)).toMatchObject({ '@type': 'JobPosting', title });

  const picture = await request.get((await meta(page, 'og:image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');

  // After a navigation, the head describes the new page.
  await page.getByRole('link', { name: 'Skill Harbor' }).first().click();
  await expect(page).toHaveTitle('Freelance work that arrives – Skill Harbor');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
});

test('a freelancer of the sitemap has a picture', async ({ page, request }) => {
  const [address = ''] = await listed(request, 'freelancers-1');
  await page.goto(address);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(await structuredData(page)).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name } });
  const picture = await request.get((await meta(page, 'og:image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('pages that do not exist or that belong to a user ask search engines not to list them', async ({
  page,
}) => {
  for (const address of ['/nowhere', '/job/999999', '/reset-password#token=secret']) {
    await page.goto(address);
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
  }
});
