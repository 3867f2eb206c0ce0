import type { Page } from '@playwright/test';
import { postJob, unique } from './jobs.ts';
import { mailTo, mailsTo } from './mails.ts';
import { arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

const invitation = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Opens the form on the freelancer's profile, and sends an invitation to the client's only open job. */
async function invite(page: Page, freelancerId: number, message: string) {
  await page.goto(`/freelancer/${freelancerId}`);
  await page.getByRole('link', { name: /^Invite .* to a job$/ }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill(message);
  await page.getByRole('button', { name: 'Send invitation' }).click();
}

test('a client invites two freelancers, of whom one declines and one applies', async ({ browser }) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Faro', company: 'Sailcloth' }),
  );
  const declining = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const applying = await arrival(browser, newPerson({ firstName: 'Petra', lastName: 'Novak' }));
  const job = await postJob(client, unique('Sail maker'));
  const { page } = client;

  await test.step('an invitation whose response is lost is stored and mailed once', async () => {
    let isLost = false;
    await page.route('**/api/job-listings/my-detail/*/invitations/', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await invite(page, declining.session.user.pk, 'Would you sew for us?');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Your invitation was sent.')).toBeVisible();
    await mailTo(declining.person.email, /^You are invited to apply/);
    expect(await mailsTo(declining.person.email, /^You are invited to apply/)).toHaveLength(1);
  });

  await test.step('the client cannot invite the same freelancer to the same job again', async () => {
    await page.getByRole('link', { name: /^Invite .* to a job$/ }).click();
    await expect(page.getByText('You have no job to invite to')).toBeVisible();
  });

  await invite(page, applying.session.user.pk, 'Your topsails are the best on the coast.');
  await expect(page.getByText('Your invitation was sent.')).toBeVisible();

  await test.step('one freelancer declines with a press, takes it back, and declines with a reason', async () => {
    const theirs = declining.page;
    await theirs.goto('/dashboard');
    const card = invitation(theirs, job.title);
    await expect(card.getByText('Would you sew for us?')).toBeVisible();
    await card.getByRole('button', { name: /^Decline/ }).click();
    await card.getByRole('button', { name: /^Take back/ }).click();
    await expect(card.getByText('Waits for you')).toBeVisible();
    await card.getByRole('button', { name: /^Decline/ }).click();
    await card.getByRole('button', { name: 'I have no time for it.' }).click();
    await expect(card.getByText('Your reason')).toBeVisible();
  });

  await test.step('the other one follows the mail, and applies', async () => {
    const theirs = applying.page;
    const { text = '' } = await mailTo(applying.person.email, /^You are invited to apply/);
    expect(text).toContain('> Your topsails are the best on the coast.');
    await theirs.goto(/\/job\/\d+\?\S*#invitation/.exec(text)?.[0] ?? '');
    await expect(theirs.getByRole('heading', { name: 'Sailcloth invites you to apply' })).toBeVisible();
    await theirs.getByRole('link', { name: 'Apply Now' }).first().click();
    await theirs.getByRole('textbox', { name: 'Cover letter' }).fill('I have sewn sails for nine years.');
    await theirs.locator('input[type=file]').setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    });
    await theirs.getByRole('button', { name: 'Submit application' }).click();
    await expect(theirs.getByText('Application submitted!')).toBeVisible();
    await theirs.goto('/dashboard');
    await theirs.getByText('Earlier invitations').click();
    await expect(invitation(theirs, job.title).getByText('Your application has answered it.')).toBeVisible();
  });

  await test.step('the client sees what became of both', async () => {
    await page.goto(`/manage-job/${job.id}`);
    const sent = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Juan Prado' }) });
    await expect(sent.getByText('I have no time for it.')).toBeVisible();
    await expect(
      page.getByRole('article').filter({ hasText: 'Petra Novak' }).getByText('Invited', { exact: true }),
    ).toBeVisible();
  });
});

test('a freelancer who wants no invitations gets none, and the profile shows no button', async ({
  browser,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Faro', company: 'Sailcloth' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const id = freelancer.session.user.pk;
  const { page } = freelancer;
  await page.goto('/edit-profile');
  await page.getByRole('textbox', { name: 'Bio' }).fill('I sew.');
  await page.getByRole('textbox', { name: 'Experience' }).fill('9');
  await page.getByRole('textbox', { name: 'Portfolio Link' }).fill('https://juan.example');
  await page.getByRole('textbox', { name: 'Hourly rate' }).fill('40');
  await page.getByRole('radio', { name: 'No invitations' }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juan Prado' })).toBeVisible();

  await client.page.goto(`/freelancer/${id}`);
  await expect(client.page.getByRole('button', { name: 'Contact Juan' })).toBeVisible();
  await expect(client.page.getByRole('link', { name: /^Invite/ })).toHaveCount(0);
  await client.page.goto(`/freelancer/${id}/invite`);
  await expect(client.page.getByText('Juan takes no invitations')).toBeVisible();
});
