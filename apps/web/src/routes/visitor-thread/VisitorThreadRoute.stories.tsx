import { failing, THREAD_TOKEN } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Visitor Thread',
  component: AppAt,
  args: { address: paths.visitorThread(THREAD_TOKEN), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const UNKNOWN = 'This link does not work. It may be older than 90 days, or the conversation was deleted.';

/** Opening the link only asks for confirmation. */
export const Loaded: Story = { play: hasHeading('Your conversation with Amara Okafor') };

/** The visitor opens the conversation, writes, and mutes it. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the conversation' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your message' }), 'In color.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const messages = within(canvas.getByRole('group', { name: 'Messages' }));
    // The sent message replaces the pending one.
    await waitFor(() => expect(messages.getByText('In color.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(await canvas.findByText(/you get no emails about new messages/)).toBeVisible();
  },
};

export const NotOpened: Story = {
  args: { server: () => [failing('openVisitorThread')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the conversation' }));
    await expect(
      await canvas.findByText('The conversation could not be opened. Please try again.'),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  args: { server: () => [failing('readVisitorThread')] },
  play: alerts('Failed to load this conversation.'),
};

export const UnknownLink: Story = {
  args: { address: paths.visitorThread('never-sent') },
  play: alerts(UNKNOWN),
};

export const WithoutToken: Story = { args: { address: paths.visitorThread() }, play: alerts(UNKNOWN) };
