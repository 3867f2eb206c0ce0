import { startDnsServer } from '@skillharbor/tooling/dnsServer';
import { postJob, unique } from './jobs.ts';
import { testWith } from './ownServer.ts';
import { arrival, newPerson } from './people.ts';
import { expect } from './test.ts';

// The server is never closed, because `afterAll` runs after each group of tests in a worker, not only after the last one.
const dns = await startDnsServer({});
const test = testWith({ DNS_SERVERS: dns.address });

test('a client confirms the domain of their website, and readers see that it is confirmed', async ({
  browser,
  page,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Duarte', company: 'Quay Nine' }),
  );
  const check = client.page.getByRole('button', { name: 'Check quay-nine.example' });

  await test.step('the value is shown once the company has a website', async () => {
    await client.page.goto('/edit-company');
    await expect(client.page.getByText('Your company has no website with a domain yet.')).toBeVisible();
    await client.page.getByLabel('Website').fill('https://Quay-Nine.example/about');
    await client.page.getByRole('button', { name: 'Save company' }).dblclick();
    await client.page.getByRole('link', { name: 'Edit company' }).click();
    await expect(check).toBeVisible();
  });

  await test.step('a domain without the value is not confirmed', async () => {
    await check.dblclick();
    await expect(client.page.getByText('Neither the DNS record nor the file has the value.')).toBeVisible();
  });

  await test.step('a domain with the value in DNS is confirmed', async () => {
    const value = await client.page
      .getByText(/^skill-harbor=/)
      .first()
      .textContent();
    dns.records['_skill-harbor.quay-nine.example TXT'] = [value ?? ''];
    await check.dblclick();
    await expect(client.page.getByText('quay-nine.example has been confirmed since')).toBeVisible();
    await client.page.reload();
    await expect(client.page.getByText('quay-nine.example has been confirmed since')).toBeVisible();
  });

  await test.step('the company and its jobs name the domain', async () => {
    const job = await postJob(client, unique('Crane operator'));
    await page.goto(`/job/${job.id}`);
    await expect(page.getByText('the client proved control of the domain quay-nine.example')).toBeVisible();
    await page.goto(`/company/${job.company_slug}`);
    await expect(page.getByText('Domain confirmed')).toBeVisible();
  });
});

test('a reader sees that another client posted nearly the same job before', async ({ browser, page }) => {
  const [first, second] = [
    await arrival(browser, newPerson({ firstName: 'Kaito', lastName: 'Mori', company: 'Sail Loft' })),
    await arrival(browser, newPerson({ firstName: 'Lena', lastName: 'Vogt', company: 'Canvas Works' })),
  ];
  const description =
    'We repair the sails of forty boats each winter, in a loft beside the old harbour that smells of tar and tea. You cut new panels, sew them by hand where the machine is too coarse, and fit the rings and ropes. We work in the mornings, eat together, and walk the finished sails down to the boats in the afternoon when the tide is right.';
  await postJob(first, unique('Sailmaker'), { description });
  const job = await postJob(second, unique('Sail mender'), {
    description: description.replace('forty', 'thirty').replace('each winter', 'every winter'),
  });

  await expect(async () => {
    await page.goto(`/job/${job.id}`);
    await expect(page.getByText('Nearly the same text was posted here once before')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
});
