import {
  clientUser,
  failing,
  freelancerUser,
  myPendingApplication,
  pendingApplication,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says, showsDashboard, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'My Application',
  component: AppAt,
  args: { address: paths.myApplication(myPendingApplication.id), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading(myPendingApplication.listing_title) };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getMyApplication', 'slow')] },
  play: says('Loading application...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getMyApplication')] },
  play: alerts('Failed to load this application.'),
};

/** The application belongs to another freelancer. */
export const NotFound: Story = {
  args: { address: paths.myApplication(pendingApplication.id) },
  play: alerts('Failed to load this application.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };

const withdraw: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw application' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
};

/** The withdrawn application stays on the page, and the freelancer can apply again. */
export const Withdrawn: Story = {
  play: async (context) => {
    await withdraw(context);
    await toasts('Application withdrawn.')(context);
    await expect(await context.canvas.findByRole('link', { name: 'Apply again' })).toBeVisible();
  },
};

/** The dialog stays open after a failure. */
export const NotWithdrawn: Story = {
  args: { server: () => [failing('withdrawApplication')] },
  play: async (context) => {
    await withdraw(context);
    await expect(
      await screen.findByText(/The application could not be withdrawn. Please try again./),
    ).toBeVisible();
  },
};
