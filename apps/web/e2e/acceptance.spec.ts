import { expect, test } from './test.ts';
import { apply, postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { arrival, newPerson } from './people.ts';

const ACCEPTED = /^Your application was accepted/;

test('the accepted freelancer learns how to reach the client, who may withhold the email address', async ({
  browser,
}) => {
  const client = await arrival(
    browser,
    newPerson({ firstName: 'Petra', lastName: 'Novak', company: 'Net Loft' }),
  );
  const freelancers = [
    await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' })),
    await arrival(browser, newPerson({ firstName: 'Ines', lastName: 'Faro' })),
  ] as const;
  const job = await postJob(client, unique('Net mender'));
  const [first, second] = freelancers;
  for (const freelancer of freelancers) await apply(freelancer, job, 'I have mended nets.');
  const share = client.page.getByRole('checkbox', {
    name: `Give the freelancer my email address, ${client.person.email}`,
  });

  await test.step('each applicant gets a receipt', async () => {
    const { text } = await mailTo(first.person.email, /^We have your application/);
    expect(text).toContain('> I have mended nets.');
    expect(text).toMatch(/\/dashboard\/\d+/);
  });

  await test.step('the client accepts one applicant with the email address, and another without it', async () => {
    for (const [freelancer, isShared] of [
      [first, true],
      [second, false],
    ] as const) {
      await client.page.goto(`/applicant/${job.id}/${freelancer.session.user.pk}`);
      await client.page.getByRole('button', { name: 'Accept' }).click();
      await expect(share).toBeChecked();
      if (!isShared) await share.uncheck();
      await client.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
      await expect(client.page).toHaveURL(`/manage-job/${job.id}`);
    }
  });

  await test.step('the first applicant sees the address on the page and in the mail, and can reply', async () => {
    await first.page.goto('/dashboard');
    const card = first.page.getByRole('article').filter({ hasText: job.title });
    const address = card.getByRole('link', { name: client.person.email });
    await expect(address).toHaveAttribute('href', `mailto:${client.person.email}`);
    await card.getByRole('link', { name: /^Details/ }).click();
    const state = first.page.getByRole('region', { name: 'Where it stands' });
    await expect(state.getByRole('link', { name: client.person.email })).toBeVisible();
    const { text, replyTo } = await mailTo(first.person.email, ACCEPTED);
    expect(text).toContain(client.person.email);
    expect(replyTo?.map((to) => to.address)).toEqual([client.person.email]);
  });

  await test.step('the second applicant learns where to write to the client', async () => {
    await second.page.goto('/dashboard');
    const card = second.page.getByRole('article').filter({ hasText: job.title });
    await expect(card.getByText(/^Write to the client on the page of this application\./)).toBeVisible();
    await expect(second.page.getByText(client.person.email)).toHaveCount(0);
    const { text, replyTo } = await mailTo(second.person.email, ACCEPTED);
    expect(text).not.toContain(client.person.email);
    expect(replyTo).toBeUndefined();
  });
});
