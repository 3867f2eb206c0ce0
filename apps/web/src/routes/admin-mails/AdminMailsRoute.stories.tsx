import { clientUser, failing, operatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Mail Texts',
  component: AppAt,
  args: { address: paths.deskMailTexts(), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Your application was accepted/ });
    await expect(link).toHaveAttribute('href', '/admin/mails/acceptance?language=en');
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listMailTexts', 'slow')] },
  play: says('Loading the emails...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listMailTexts')] },
  play: alerts('The emails could not be loaded. Please try again later.'),
};

export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts('The emails could not be loaded. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
