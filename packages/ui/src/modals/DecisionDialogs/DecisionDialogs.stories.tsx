import { pendingApplication } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DecisionDialogs } from './DecisionDialogs.tsx';

const meta = {
  component: DecisionDialogs,
  args: {
    application: pendingApplication,
    jobTitle: 'Product designer',
    clientEmail: 'li@example.com',
    decision: { status: 'idle' },
    asked: undefined,
    onAsk: fn(),
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof DecisionDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Declining: Story = {
  args: { asked: 'decline' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Decline Mateo Rivas?' });
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledWith('');
    await userEvent.keyboard('{Escape}');
    await expect(args.onAsk).toHaveBeenCalledWith(undefined);
  },
};

/** In the restored draft, the client does not share the email address. */
export const Restored: Story = {
  args: {
    asked: 'accept',
    initial: { kind: 'accept', text: 'Welcome.', shareEmail: false },
    onTypedChange: fn(),
  },
  play: async ({ userEvent, args }) => {
    const share = await screen.findByRole('checkbox');
    await expect(share).not.toBeChecked();
    await userEvent.type(screen.getByRole('textbox'), ' Soon?');
    await expect(args.onTypedChange).toHaveBeenLastCalledWith({
      kind: 'accept',
      text: 'Welcome. Soon?',
      shareEmail: false,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledWith({ message: 'Welcome. Soon?', shareEmail: false });
  },
};

export const NotAsked: Story = {
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
