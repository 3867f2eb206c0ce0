import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';
import { apply, inDays, postJob, unique } from './jobs.ts';
import { arrival, demo, newPerson } from './people.ts';

/* The pages have the texts of the specification, word for word. Stories and their screenshots test the appearance. */

const main = (page: Page) => page.getByRole('main');
const day = (date: string | Date) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

test('a visitor’s pages have the specified navigation bar and footer', async ({ page }) => {
  await page.goto('/jobs');
  await expectFrame(page, {
    bar: ['Home', 'Explore', 'Pricing', 'Log in'],
    active: 'Explore',
    footer: [
      ['Home', 'Sign Up', 'Find Work', 'Saved jobs'],
      ['Find Talent', 'How it Works', 'Pricing'],
    ],
  });
  await expect(footerLink(page, 'Find Talent')).toHaveAttribute('href', '/signup?tab=client');
  await expect(footerLink(page, 'Find Work')).toHaveAttribute('href', '/jobs');
  const brand = page.getByRole('banner').getByRole('link', { name: 'Skill Harbor' });
  await expect(brand.locator('svg')).toBeVisible();
  await brand.click();
  await expect(page).toHaveURL('/');
});

test('a freelancer’s pages have the specified navigation bar and footer', async ({ browser }) => {
  const { page } = await demo(browser, 'freelancer');
  await page.goto('/dashboard');
  await expectFrame(page, {
    bar: ['Find Jobs', 'Dashboard', 'Profile', 'Log Out'],
    active: 'Dashboard',
    footer: [
      ['Home', 'Find Work'],
      ['How it Works', 'Log Out'],
    ],
  });
});

test('a client’s pages have the specified navigation bar and footer', async ({ browser }) => {
  const { page } = await demo(browser, 'client');
  await page.goto('/create-job');
  await expectFrame(page, {
    bar: ['Dashboard', 'Post Job', 'Find Freelancers', 'Log Out'],
    active: 'Post Job',
    footer: [
      ['Home', 'Find Freelancers'],
      ['How it Works', 'Log Out'],
    ],
  });
  await expect(footerLink(page, 'Find Freelancers')).toHaveAttribute('href', '/freelancers');
});

test('the lamp of the landing page is beside the text, and does not interrupt the text on a phone', async ({
  page,
}) => {
  const lamp = page.getByRole('main').locator('svg[aria-hidden="true"] > path').first();
  await page.goto('/');
  await expect(lamp).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('heading', { name: 'Just in' })).toBeVisible();
  await expect(lamp).toBeHidden();
});

test('the page about how the site works has three steps and a sign-up button for each role', async ({
  page,
}) => {
  await page.goto('/how-it-works');
  const lists = main(page).getByRole('list');
  await expect(lists).toHaveCount(2);
  for (const [index, role] of ['freelancer', 'client'].entries()) {
    await expect(main(page).getByRole('heading', { name: `For ${role}s` })).toBeVisible();
    await expect(lists.nth(index).getByRole('listitem')).toHaveCount(3);
    const signUp = main(page).getByRole('link', { name: `Sign up as a ${role}` });
    await expect(signUp).toHaveAttribute('href', `/signup?tab=${role}`);
  }
});

test('the page about the platform has six categories, each with its jobs', async ({ page }) => {
  await page.goto('/category');
  await expect(page.getByRole('heading', { level: 1, name: 'About Our Platform' })).toBeVisible();
  for (const category of ['tech', 'finance', 'healthcare', 'marketing', 'education', 'other'])
    await expect(main(page).locator(`a[href="/category/${category}"]`)).toBeVisible();
});

test('the plans show their prices and the free trial', async ({ page }) => {
  const plan = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await page.goto('/pricing');
  await expectPrices(page, plan, { Free: '$0', Basic: '$19', Premium: '$49' });
  await page.getByRole('tab', { name: 'Client Plans' }).click();
  await expectPrices(page, plan, { Free: '$0', Basic: '$29', Premium: '$79' });
  await expect(plan('Free')).toContainText('Up to 3 job listings');
  await page.getByText('Is there a free trial?').click();
  await expect(page.getByText(/7-day free trial|7 days/).last()).toBeVisible();
});

test('a job has a card, a page, and an application form', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Gil', lastName: 'Amos', company: 'Fairway' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Pia', lastName: 'Lind' }));
  const title = unique('Cartographer');
  const job = await postJob(client, title, {
    category: 'education',
    employment_type: 'part-time',
    remote: 'hybrid',
    application_deadline: inDays(30),
  });
  const { page } = freelancer;

  await test.step('the card is one link', async () => {
    await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
    const card = page.getByRole('article').filter({ hasText: title });
    await expectAll(card, ['at Fairway', 'Education', 'Whitby, United Kingdom', job.short_description]);
    await expect(card).toContainText('See More');
    await card.click();
    await expect(page).toHaveURL(`/job/${job.id}`);
  });

  await test.step('the page', async () => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAll(main(page), ['at Fairway', 'The nets are of hemp.']);
    await expectFacts(page, {
      Category: 'Education',
      Location: 'Whitby, United Kingdom',
      'Salary range': '$40–55 an hour',
      'Employment type': 'Part-time',
      Remote: 'Partly: hybrid',
      'Application deadline': day(inDays(30)),
      Posted: `today, ${day(new Date())}`,
    });
    await main(page).getByRole('link', { name: 'Back to Job Listings' }).click();
    await expect(page).toHaveURL(`/jobs?search=${encodeURIComponent(title)}`);
  });

  await test.step('the application', async () => {
    await apply(freelancer, job, 'I draw coasts.');
    await page.goto('/dashboard');
    const card = page.getByRole('article').filter({ hasText: title });
    await expectAll(card, ['at Fairway', 'Education', 'Whitby, United Kingdom', job.short_description]);
    await expectAll(card, ['Pending', `Sent ${day(new Date())}`, 'View Job']);
    await card.getByRole('link', { name: /^View Job/ }).click();
    await expect(page).toHaveURL(`/job/${job.id}`);
  });
});

test('an applicant has a card and a page', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Dov', lastName: 'Hale', company: 'Outport' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Rhea', lastName: 'Cole' }));
  const job = await postJob(client, unique('Signaller'));
  await freelancer.page.goto('/edit-profile');
  await freelancer.page.getByLabel('Role').fill('Flag maker');
  await freelancer.page.getByLabel('Bio').fill('Forty flags, each by hand.');
  await freelancer.page.getByLabel('Experience').fill('9 years');
  await freelancer.page.getByLabel('Portfolio Link').fill('https://flags.example');
  await freelancer.page.getByLabel('Hourly rate').fill('33');
  await freelancer.page.getByLabel('Location').fill('Porto, Portugal');
  await freelancer.page.getByRole('button', { name: 'Save profile' }).click();
  await expect(freelancer.page).toHaveURL('/profile');
  await apply(freelancer, job, 'I signal well.');

  const { page } = client;
  await page.goto(`/manage-job/${job.id}`);
  const card = page.getByRole('article').filter({ hasText: 'Rhea Cole' });
  await expectAll(card, ['Flag maker', 'Porto, Portugal', 'Available']);
  await expect(card.getByRole('link', { name: /^Portfolio/ })).toHaveAttribute(
    'href',
    'https://flags.example',
  );
  await card.getByRole('link', { name: 'See More about Rhea Cole' }).click();
  await expect(page).toHaveURL(`/applicant/${job.id}/${freelancer.session.user.pk}`);
  await expectAll(main(page), [
    'Flag maker',
    'Forty flags, each by hand.',
    '9 years',
    '$33 an hour',
    'I signal well.',
  ]);
  await expect(page.getByRole('link', { name: /Download resume/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();

  await test.step('the directory shows the same freelancer, with a link back', async () => {
    await page.goto(`/freelancer/${freelancer.session.user.pk}`);
    await expect(page.getByRole('button', { name: 'Contact Rhea' })).toBeVisible();
    await expectAll(main(page), ['9 years', 'Porto, Portugal', 'Available']);
    await main(page).getByRole('link', { name: /^Back/ }).first().click();
    await expect(page).toHaveURL('/freelancers');
  });
});

test('a toast stays while the pointer is over it, and closes afterwards', async ({ browser }) => {
  const { page } = await arrival(browser, newPerson({ firstName: 'Amy', lastName: 'Poe', company: 'Berth' }));
  await page.clock.install();
  await page.goto('/create-job');
  await page.getByLabel('Title').fill(unique('Rigger'));
  await page.getByLabel('Short description').fill('Up the mast.');
  await page.getByLabel('Description', { exact: true }).fill('And down again.');
  await page.getByLabel('Location').fill('Cadiz, Spain');
  await page.getByLabel('Application deadline').fill(inDays(9));
  await page.getByRole('button', { name: 'Create Job' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Job created.');
  await toast.hover();
  await page.clock.fastForward(10_000);
  await expect(toast).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.fastForward(3_000);
  await expect(toast).toBeHidden();
});

async function expectFrame(
  page: Page,
  { bar, active, footer }: { bar: string[]; active: string; footer: string[][] },
) {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(navigation.getByRole('listitem')).toHaveText(bar);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText(active);
  const columns = page.getByRole('navigation', { name: 'Footer' }).getByRole('list');
  await expect(columns).toHaveCount(footer.length);
  for (const [index, links] of footer.entries())
    await expect(columns.nth(index).getByRole('listitem')).toHaveText(links);
}

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name });
}

async function expectPrices(page: Page, plan: (name: string) => Locator, prices: Record<string, string>) {
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const [name, price] of Object.entries(prices))
    await expect(plan(name).getByText(price, { exact: true })).toBeVisible();
}

async function expectAll(place: Locator, texts: string[]) {
  for (const text of texts) await expect(place).toContainText(text);
}

async function expectFacts(page: Page, facts: Record<string, string>) {
  for (const [term, value] of Object.entries(facts))
    await expect(
      main(page)
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${term}$`) })
        .locator('xpath=following-sibling::dd[1]'),
    ).toHaveText(value);
}
