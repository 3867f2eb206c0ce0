import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PersonDeletionModal } from './PersonDeletionModal.tsx';

const meta = {
  component: PersonDeletionModal,
  args: { open: true, onClose: fn(), submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof PersonDeletionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), ' You wrote us a letter. ');
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('You wrote us a letter.');
  },
};

/** The deletion is not planned without a reason. */
export const WithoutReason: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    await expect(screen.getByText('Write why the account is deleted.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    submission: {
      status: 'failed',
      message: 'This member leads a team with other members, and must hand it over first.',
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'You asked us.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    await expect(screen.getByText(/must hand it over first/)).toBeVisible();
  },
};

export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
