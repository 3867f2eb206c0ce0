import {
  clientUser,
  failing,
  freelancerUser,
  newFreelancerUser,
  waitingInvitation,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, showsDashboard } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'My applications',
  component: AppAt,
  args: { address: paths.myApplications(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My Job Applications' })).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(1);
  },
};

/** The list shows a declined invitation at once, with a button that undoes the decline. */
export const DeclinesAnInvitation: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const name = (verb: string) => `${verb} the invitation to ${waitingInvitation.job_title}`;
    await userEvent.click(await canvas.findByRole('button', { name: name('Decline') }));
    await expect(await canvas.findByRole('button', { name: name('Take back') })).toBeVisible();
  },
};

/** If the invitations fail to load, the applications are still shown. */
export const InvitationsFailed: Story = {
  args: { server: () => [failing('listInvitations')] },
  play: async (context) => {
    await alerts('Failed to load your invitations.')(context);
    await expect((await context.canvas.findAllByRole('article')).length).toBeGreaterThan(1);
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listMyApplications', 'slow')] },
  play: says('Loading applications...'),
};

export const Empty: Story = {
  args: { as: newFreelancerUser },
  play: says('No applications found'),
};

export const Failed: Story = {
  args: { server: () => [failing('listMyApplications')] },
  play: alerts('Failed to load applications.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };
