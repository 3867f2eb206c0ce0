import { clientUser, failing, freelancerUser, myInactiveJob, myJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import {
  alerts,
  asksToLogIn,
  hasHeading,
  says,
  showsDashboard,
  showsListings,
  toasts,
} from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Manage job',
  component: AppAt,
  args: { address: paths.manageJob(myJob.id), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async (context) => {
    await hasHeading(myJob.title)(context);
    await expect(await context.canvas.findAllByRole('article')).toHaveLength(myJob.applications_count);
  },
};

export const Loading: Story = {
  args: {
    navigationTimeoutMs: 0,
    server: () => [failing('getMyJob', 'slow')],
  },
  play: says('Loading job...'),
};

export const Empty: Story = {
  args: {
    server: (state) => {
      state.applications = [];
      return [];
    },
  },
  play: says('No applications yet'),
};

export const Failed: Story = {
  args: { server: () => [failing('getMyJob')] },
  play: alerts('Failed to load job listing or applications.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const ApplicationsFailed: Story = {
  args: { server: () => [failing('listApplications')] },
  play: async (context) => {
    await hasHeading(myJob.title)(context);
    await alerts('Failed to load job listing or applications.')(context);
  },
};

/** Another client's job does not exist for this one. */
export const NotFound: Story = { args: { address: paths.manageJob(987_654) }, play: alerts('Job not found') };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

const answers =
  (action: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: action }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: action }));
  };

export const Deactivated: Story = {
  play: async (context) => {
    await answers('Deactivate')(context);
    await toasts('The job is inactive now.')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Reactivate' })).toBeVisible();
    await expect(context.canvas.getByText('Inactive')).toBeVisible();
  },
};

export const NotDeactivated: Story = {
  args: { server: () => [failing('updateJob')] },
  play: async (context) => {
    await answers('Deactivate')(context);
    await expect(await screen.findByText('Unable to deactivate this job. Please try again.')).toBeVisible();
  },
};

/** Goes on to the other jobs. */
export const Deleted: Story = {
  args: { address: paths.manageJob(myInactiveJob.id) },
  play: async (context) => {
    await answers('Delete')(context);
    await toasts('Job deleted.')(context);
    await showsDashboard(context);
    await expect(context.canvas.queryByText(myInactiveJob.title)).not.toBeInTheDocument();
  },
};

export const NotDeleted: Story = {
  args: {
    address: paths.manageJob(myInactiveJob.id),
    server: () => [failing('deleteJob', 'network')],
  },
  play: async (context) => {
    await answers('Delete')(context);
    await expect(await screen.findByText(/^We cannot reach Skill Harbor/)).toBeVisible();
  },
};
