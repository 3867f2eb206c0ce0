import {
  acceptedApplication,
  clientUser,
  failing,
  freelancerUser,
  myJob,
  pendingApplication,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says, showsListings, toasts } from '../../testing/plays.ts';

const ids = [pendingApplication.id, acceptedApplication.id];

const meta = {
  ...routeStories,
  title: 'Compare',
  component: AppAt,
  args: { address: paths.compare(myJob.id, ids), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('Compare applicants') };

/** The client decides on this page, and can undo the decision. */
export const Decides: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline Mateo Rivas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await toasts('Application declined.')(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the decision on Mateo Rivas' }));
    await expect(await canvas.findByRole('button', { name: 'Decline Mateo Rivas' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Decline Mateo Rivas?' })).not.toBeInTheDocument(),
    );
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getMyJob', 'slow')] },
  play: says('Loading applicants...'),
};

/** If no applicants are chosen, the page sends no request for applicants. */
export const Empty: Story = {
  args: { address: paths.compare(myJob.id), server: () => [failing('listApplications')] },
  play: says('Choose two applicants or more'),
};

export const Failed: Story = {
  args: { server: () => [failing('listApplications')] },
  play: alerts('Failed to load job listing or applications.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };
