import {
  closedJob,
  fullJob,
  job,
  longJob,
  profileResumeList,
  profileResumes,
  TODAY,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { english } from '../../messages/english.ts';
import { ApplyPage } from './ApplyPage.tsx';

const meta = {
  component: ApplyPage,
  args: {
    job: { status: 'ready', data: job },
    submission: { status: 'idle' },
    appliedHref: null,
    openApplications: { count: 12, limit: 20 },
    retention: { ended_days: 180, accepted_days: 1095 },
    savedResumes: profileResumeList([]),
    earlierLetters: { letters: { status: 'loading' }, onShow: fn() },
    applicationsHref: '/dashboard',
    onSubmit: fn(),
    onDirtyChange: fn(),
    jobHref: '/job/1',
    today: TODAY,
  },
} satisfies Meta<typeof ApplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apply for this job' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: job.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/job/1');
    await expect(canvas.getByText(/are kept for 180 days .* or 1,095 days if it is accepted/)).toBeVisible();
  },
};

/**
 * On a wide screen, the job is beside the letter. On a narrow screen, a button opens the job in front of the letter.
 */
export const ReadAgain: Story = {
  args: { savedResumes: profileResumeList(profileResumes) },
  play: async ({ canvas, userEvent }) => {
    const beside = canvas.getByRole('complementary', { name: 'The job' });
    const button = within(beside).queryByRole('button', { name: 'Read the job again' });
    if (button) await userEvent.click(button);
    const place = within(button ? await screen.findByRole('dialog', { name: job.title }) : beside);
    await expect(await place.findByRole('heading', { name: 'About this job' })).toBeVisible();
  },
};

/** Before the freelancer writes the letter, the page says which data the client will see, and when. */
export const BlindReview: Story = {
  args: { job: { status: 'ready', data: { ...job, blind_review: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reviewed without names')).toBeVisible();
    const seen = canvas.getAllByRole('listitem').filter((item) => item.closest('aside') === null);
    await expect(seen.map(({ textContent }) => textContent)).toEqual(
      Object.values(english.jobs.apply.blindReview.seen),
    );
    await expect(canvas.getByText(/Your name, picture, role, place, .* stay hidden until/)).toBeVisible();
    await expect(canvas.getByText(/“\[…\]” replaces your name, email addresses/)).toBeVisible();
  },
};

export const Loading: Story = { args: { job: { status: 'loading' } } };

export const Failed: Story = {
  args: { job: { status: 'error', message: 'Failed to load job details.', onRetry: fn() } },
};

export const AlreadyApplied: Story = {
  args: { appliedHref: '/dashboard/10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You've already applied to this job")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  },
};

export const JobClosed: Story = { args: { job: { status: 'ready', data: closedJob } } };

export const JobFull: Story = {
  args: { job: { status: 'ready', data: fullJob } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 30 places are taken')).toBeVisible();
    await expect(canvas.getByText(/^You can apply as soon as/)).toBeVisible();
  },
};

export const TooManyOpenApplications: Story = {
  args: { openApplications: { count: 20, limit: 20 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 20 open applications, the most at a time')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your applications' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(canvas.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  },
};

/** The client closed the job while the freelancer was writing. The typed letter is still in the form. */
export const ClosedMeanwhile: Story = {
  args: {
    job: { status: 'ready', data: closedJob },
    submission: { status: 'failed', message: 'This job no longer takes applications.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toBeVisible();
  },
};

export const Submitted: Story = {
  args: { submitted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Application submitted successfully')).toBeVisible();
  },
};

export const LongJob: Story = { tags: ['stress'], args: { job: { status: 'ready', data: longJob } } };
