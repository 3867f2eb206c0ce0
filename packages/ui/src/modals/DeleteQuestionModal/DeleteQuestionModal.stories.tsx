import { questionWithReply, waitingQuestion } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { DeleteQuestionModal } from './DeleteQuestionModal.tsx';

const meta = {
  component: DeleteQuestionModal,
  args: {
    open: true,
    question: waitingQuestion,
    submission: { status: 'idle' },
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteQuestionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reason is required, because the asker receives it. */
export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this question?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText('Give a reason.')).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It names another applicant.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith({
      reason: 'It names another applicant.',
      allOfAsker: false,
    });
  },
};

/** One press deletes all unanswered questions of the same asker. */
export const AllOfAsker: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'These are advertisements.');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Delete all that wait for an answer/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith({
      reason: 'These are advertisements.',
      allOfAsker: true,
    });
  },
};

/** If a question has a reply, the modal does not offer to delete other questions with it. */
export const WithReply: Story = {
  args: { question: questionWithReply },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
