import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';

const meta = {
  component: AlertDialog,
  args: {
    open: true,
    title: 'Delete this job listing?',
    children: 'This action cannot be undone. Those who applied keep their own history.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
    tone: 'critical',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this job listing?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** While the action is pending, both buttons ignore presses. */
export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Deleting…' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { error: 'The listing could not be deleted. Please try again.' } };
export const QuestionOnly: Story = {
  args: {
    children: undefined,
    title: 'Are you sure you want to log out?',
    confirmLabel: 'Log Out',
    tone: 'accent',
  },
};

/** The focus moves into the dialog, stays inside, and returns to the button that opened the dialog. */
export const FocusGoesInAndComesBack: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete…</Button>
        <AlertDialog {...args} open={open} onCancel={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete…' });
    await userEvent.click(opener);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongText: Story = {
  tags: ['stress'],
  args: {
    title: 'Delete “Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter”?',
    children: 'Those who applied keep their own history, and nobody else can see it. '.repeat(12),
    confirmLabel: 'Delete it, with everything that belongs to it',
    cancelLabel: 'Keep it for now, and go back to the listings',
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'هل تريد حذف هذه الوظيفة؟',
    children: 'لا يمكن التراجع عن هذا الإجراء.',
    confirmLabel: 'حذف',
    cancelLabel: 'إلغاء',
  },
  globals: { direction: 'rtl' },
};

/** The focus starts on the button that cancels, even if a link comes before it. */
export const LinkInTheExplanation: Story = {
  args: { children: <Link href="#terms">What happens to the applications?</Link> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
