import {
  clientUser,
  closedJob,
  deadlineSoonJob,
  failing,
  freelancerUser,
  job,
  newFreelancerUser,
  otherClientUser,
  waitingInvitation,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Job',
  component: AppAt,
  args: { address: paths.job(job.id), as: newFreelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async (context) => {
    await hasHeading(job.title)(context);
    await expect(await context.canvas.findByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      paths.apply(job.id),
    );
    // The evidence loads after the rest of the page.
    await says(/^It was posted on/)(context);
  },
};

/** The client of the job has invited the reader, who declines the invitation with one press. */
export const Invited: Story = {
  args: { as: freelancerUser, address: paths.job(waitingInvitation.job_id) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /invites you to apply$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    await expect(await canvas.findByText(/^You have declined\./)).toBeVisible();
  },
};

/** Visitors can read a job, too. */
export const SignedOut: Story = {
  args: { as: null },
  play: async (context) => {
    await hasHeading(job.title)(context);
    await expect(context.canvas.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      paths.signIn({ from: paths.apply(job.id) }),
    );
  },
};

export const Loading: Story = {
  args: {
    navigationTimeoutMs: 0,
    server: () => [failing('getJob', 'slow')],
  },
  play: says('Loading job details...'),
};

export const Failed: Story = {
  args: { as: freelancerUser, address: paths.job(500) },
  play: alerts('Failed to load job details.'),
};

export const NotFound: Story = {
  args: { address: paths.job(987_654) },
  play: alerts('Job not found'),
};

export const Applied: Story = {
  args: { as: freelancerUser, address: paths.job(deadlineSoonJob.id) },
  play: says("You've already applied to this job"),
};

export const Closed: Story = {
  args: { address: paths.job(closedJob.id) },
  play: says('This job no longer takes applications.'),
};

/** A client opens one of their own jobs. */
export const Client: Story = {
  args: { as: clientUser },
  play: async (context) => {
    await hasHeading(job.title)(context);
    await expect(await context.canvas.findByRole('link', { name: 'Manage this job' })).toHaveAttribute(
      'href',
      paths.manageJob(job.id),
    );
  },
};

export const AnotherClient: Story = {
  args: { as: otherClientUser },
  play: says('Only freelancers can apply'),
};

/** If the app cannot check for an earlier application, the freelancer can still apply. */
export const ApplicationUnknown: Story = {
  args: { server: () => [failing('hasApplied')] },
  play: async (context) => {
    await toasts('We could not check whether you have already applied to this job.')(context);
    await expect(await context.canvas.findByRole('link', { name: 'Apply Now' })).toBeVisible();
  },
};

const ask: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Your question' }),
    'May it be a team of two?',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
};

/** The new question, which waits for a reply, appears below the questions with a reply. */
export const Asked: Story = {
  play: async (context) => {
    await ask(context);
    await toasts('Your question was sent. You will be told when it is answered.')(context);
    await says('May it be a team of two?')(context);
    await says('Waits for an answer')(context);
  },
};

/** The field keeps the question after a failure. */
export const NotAsked: Story = {
  args: { server: () => [failing('askQuestion')] },
  play: async (context) => {
    await ask(context);
    await alerts('Your question could not be sent. Please try again.')(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Your question' })).toHaveValue(
      'May it be a team of two?',
    );
  },
};

/** If the questions fail to load, the page still shows the job. */
export const QuestionsFailed: Story = {
  args: { server: () => [failing('listQuestions')] },
  play: async (context) => {
    await hasHeading(job.title)(context);
    await alerts('Failed to load the questions about this job.')(context);
  },
};

/** The rest of the page is complete without the section about the evidence. */
export const EvidenceNotLoaded: Story = {
  args: { server: () => [failing('getJobEvidence')] },
  play: async (context) => {
    await alerts('Unable to load these facts. Please try again later.')(context);
    await hasHeading(job.title)(context);
  },
};
