import {
  clientUser,
  closedJob,
  deadlineSoonJob,
  failing,
  freelancerUser,
  job,
  newFreelancerUser,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      paths.apply(job.id),
    );
  },
};

/** Whoever is not signed in may read it, too. */
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
  args: { patience: 0, server: () => [failing('get', '/api/job-listings/listings/{jobId}/', 'slow')] },
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

export const Client: Story = { args: { as: clientUser }, play: hasHeading(job.title) };

/** One can apply all the same. */
export const ApplicationUnknown: Story = {
  args: { server: () => [failing('get', '/api/applications/has-applied/{jobId}/')] },
  play: async (context) => {
    await toasts('We could not check whether you have already applied to this job.')(context);
    await expect(await context.canvas.findByRole('link', { name: 'Apply Now' })).toBeVisible();
  },
};
