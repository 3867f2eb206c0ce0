import { clientUser, failing, freelancerUser, invitedUser, teamOffer, teamToken } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Join a team',
  component: AppAt,
  args: { address: paths.joinTeam(teamToken), as: invitedUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const offer = `${teamOffer.owner_name} invites you to act for ${teamOffer.company}.`;

/** Opening the link only loads the invitation. */
export const Asks: Story = { play: says(offer) };

export const Joined: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the team' }));
    await says(`You act for ${teamOffer.company} now.`)(context);
  },
};

export const Visitor: Story = { args: { as: null }, play: says(offer) };

export const Freelancer: Story = { args: { as: freelancerUser }, play: says(offer) };

/** The invitation was sent to another email address. */
export const OtherAddress: Story = { args: { as: clientUser }, play: says(offer) };

export const UnknownLink: Story = {
  args: { address: paths.joinTeam('used') },
  play: alerts('This link does not work any more. Ask for a new invitation.'),
};

export const Failed: Story = {
  args: { server: () => [failing('checkTeamInvitation')] },
  play: alerts('Unable to load the invitation. Please try again later.'),
};

export const NotSent: Story = {
  args: { server: () => [failing('joinTeam', 'network')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the team' }));
    await alerts('We cannot reach Skill Harbor. Check your connection and try again.')(context);
  },
};
