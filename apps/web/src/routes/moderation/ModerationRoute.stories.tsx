import { clientUser, failing, moderatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Moderation',
  component: AppAt,
  args: { address: paths.moderation(), as: moderatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { address: paths.moderation({ state: 'appealed' }) },
  play: says('Nobody has appealed'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listCases', 'slow')] },
  play: says('Loading cases...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listCases')] },
  play: alerts('The cases could not be loaded. Please try again later.'),
};

/** A user outside the staff sees no cases. */
export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts(/^Only moderators whose account has a second step see cases/),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
