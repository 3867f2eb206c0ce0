import { clientUser, failing, freelancerUser, myClosedJob, myJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says, showsListings, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Decline all',
  component: AppAt,
  args: { address: paths.declineAll(myJob.id), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('Decline all who wait') };

/** The client returns to the job, where the decisions can still be undone. */
export const Declined: Story = {
  play: async (context) => {
    await hasHeading('Decline all who wait')(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline 2 applicants' }));
    await toasts('2 applications declined.')(context);
    await hasHeading(myJob.title)(context);
    await expect(await canvas.findByRole('button', { name: 'Undo all' })).toBeVisible();
  },
};

export const TakenBack: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Declined.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
    await toasts('The decision is taken back.')(context);
    await expect(await canvas.findByText(/^2 applicants are waiting/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getMyJob', 'slow')] },
  play: says('Loading applicants...'),
};

export const Empty: Story = {
  args: { address: paths.declineAll(myClosedJob.id) },
  play: says('No applicant is waiting for an answer.'),
};

export const Failed: Story = {
  args: { server: () => [failing('listApplications')] },
  play: alerts('Failed to load job listing or applications.'),
};

export const NotDeclined: Story = {
  args: { server: () => [failing('declineAll', 'network')] },
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Decline 2 applicants' }),
    );
    await expect(await context.canvas.findByText(/^We cannot reach Skill Harbor/)).toBeVisible();
  },
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };
