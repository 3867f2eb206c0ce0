import { clientUser, company, failing, freelancerUser, invitedUser, readerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says, showsListings, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Team',
  component: AppAt,
  args: { address: paths.team(), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: says('Sade Lindgren') };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getTeam', 'slow')] },
  play: says('Loading the team…'),
};

export const Failed: Story = {
  args: { server: () => [failing('getTeam')] },
  play: alerts('Unable to load the team. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

/** A client without a team can invite members. */
export const Alone: Story = { args: { as: invitedUser }, play: says('You act for your company alone.') };

export const Reader: Story = {
  args: { as: readerUser },
  play: says('You can see everything here. To change something, ask the owner for another role.'),
};

export const Invited: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'petra@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await toasts('An invitation was sent to petra@example.com. Its link works for 7 days.')(context);
    await expect(await canvas.findByText('petra@example.com')).toBeVisible();
  },
};

export const InvitedAlready: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'noor@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await alerts('This address is invited already. You can send the invitation again.')(context);
  },
};

export const RoleChanged: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Make reader of Sade/ }));
    await toasts('The role of Sade Lindgren was changed.')(context);
  },
};

export const Removed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove of Mirela/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await toasts('Mirela Popa is no longer in the team.')(context);
  },
};

export const HandedOver: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Hand over of Sade/ }));
    await userEvent.type(await screen.findByLabelText('Your password'), 'harbor-demo-1');
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    await toasts('Sade Lindgren is the owner now.')(context);
    await hasHeading(`The team of ${company.name}`)(context);
  },
};
