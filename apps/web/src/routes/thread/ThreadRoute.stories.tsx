import { clientUser, contactThreads, failing, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, showsDashboard } from '../../testing/plays.ts';

const [thread] = contactThreads;
if (!thread) throw new Error('The fixtures have a thread.');

const meta = {
  ...routeStories,
  title: 'Thread',
  component: AppAt,
  args: { address: paths.thread(thread.id), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The freelancer replies to the visitor. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: thread.subject })).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your message' }), 'OK – 10:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const messages = within(canvas.getByRole('group', { name: 'Messages' }));
    // The confirmed message replaces the pending one.
    await waitFor(() => expect(messages.getByText('OK – 10:00')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getContactThread', 'slow')] },
  play: says('Loading conversation...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getContactThread')] },
  play: alerts('Failed to load this conversation.'),
};

export const NotFound: Story = {
  args: { address: paths.thread(1) },
  play: alerts('This conversation does not exist, or it was deleted.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };
