import {
  acceptedApplication,
  clientUser,
  failing,
  freelancerUser,
  newFreelancerUser,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Messages',
  component: AppAt,
  args: { address: paths.messages(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('Messages') };

/** A press on a conversation opens the page of its application. */
export const OpensConversation: Story = {
  args: { as: clientUser },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: acceptedApplication.applicant.name }));
    await expect(await canvas.findByRole('heading', { name: 'Conversation' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listConversations', 'slow')] },
  play: says('Loading messages...'),
};

export const Empty: Story = { args: { as: newFreelancerUser }, play: says('No messages yet') };

export const Failed: Story = {
  args: { server: () => [failing('listConversations')] },
  play: alerts('Failed to load your messages.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
