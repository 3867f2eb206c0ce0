import { apply, bearer, postJob, unique } from './jobs.ts';
import { mailTo } from './mails.ts';
import { arrival, newPerson } from './people.ts';
import { expect, test } from './test.ts';

test('an owner invites a recruiter, who accepts an applicant and is removed', async ({ browser }) => {
  test.slow();
  const owner = await arrival(
    browser,
    newPerson({ firstName: 'Ines', lastName: 'Faro', company: 'Rope Walk' }),
  );
  const recruiter = await arrival(
    browser,
    newPerson({ firstName: 'Sade', lastName: 'Berg', company: 'Alone' }),
  );
  const freelancer = await arrival(browser, newPerson({ firstName: 'Juan', lastName: 'Prado' }));
  const job = await postJob(owner, unique('Rope maker'));
  await apply(freelancer, job, 'I have laid ropes for ten years.');
  const [ours, theirs] = [owner.page, recruiter.page];
  const applicant = `/applicant/${job.id}/${freelancer.session.user.pk}`;

  await test.step('the owner sends an invitation from the page that the account links to', async () => {
    await ours.goto('/account');
    await ours.getByRole('link', { name: 'Your team' }).click();
    await expect(ours.getByText('You act for your company alone.')).toBeVisible();
    await ours.getByRole('textbox', { name: 'Email address' }).fill(recruiter.person.email);
    await ours.getByRole('button', { name: 'Send invitation' }).click();
    await expect(ours.getByText(/^An invitation was sent to/)).toBeVisible();
  });

  await test.step('the invited client follows the link of the mail, and joins', async () => {
    const { text = '' } = await mailTo(recruiter.person.email, /^You are invited to the team of Rope Walk/);
    await theirs.goto(/\/join-team#token=\S+/.exec(text)?.[0] ?? '');
    await expect(theirs.getByText('Ines Faro invites you to act for Rope Walk.')).toBeVisible();
    await theirs.getByRole('button', { name: 'Join the team' }).click();
    await theirs.getByRole('link', { name: 'Your team' }).click();
    await expect(theirs.getByRole('heading', { name: 'The team of Rope Walk' })).toBeVisible();
  });

  await test.step('the recruiter accepts the applicant, and the owner sees who decided', async () => {
    await theirs.goto(applicant);
    await theirs.getByRole('button', { name: 'Accept' }).first().click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(theirs).toHaveURL(`/manage-job/${job.id}`);
    await ours.goto(applicant);
    await expect(ours.getByText(/by Sade$/)).toBeVisible();
  });

  await test.step('the recruiter becomes a reader, who sees the job and nothing to change it with', async () => {
    await owner.request.patch(`/api/team/members/${recruiter.session.user.pk}/`, {
      headers: bearer(owner.session.access_token),
      data: { role: 'reader' },
    });
    await theirs.goto(`/manage-job/${job.id}`);
    await expect(theirs.getByRole('link', { name: 'View public page' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: /^(Edit Job Listing|Post Job)$/ })).toHaveCount(0);
    await expect(theirs.getByRole('button', { name: /^(Deactivate|Mark as filled|Undo)/ })).toHaveCount(0);
    await theirs.goto(applicant);
    await expect(theirs.getByText(/^You can see everything here/)).toBeVisible();
    await expect(theirs.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('the removed reader loses access, and acts for an own account again', async () => {
    await ours.goto('/team');
    await ours.getByRole('button', { name: 'Remove of Sade Berg' }).click();
    await ours.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(ours.getByText('Sade Berg is no longer in the team.')).toBeVisible();
    await theirs.goto(`/manage-job/${job.id}`);
    await expect(theirs.getByRole('heading', { name: job.title })).toHaveCount(0);
    await expect(theirs.getByRole('alert').or(theirs.getByText('Job listing not found'))).toBeVisible();
    await theirs.goto('/team');
    await expect(theirs.getByRole('heading', { name: 'The team of Alone' })).toBeVisible();
  });
});
