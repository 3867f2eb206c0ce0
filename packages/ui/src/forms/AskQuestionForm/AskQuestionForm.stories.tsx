import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AskQuestionForm } from './AskQuestionForm.tsx';

const meta = {
  component: AskQuestionForm,
  args: { submission: { status: 'idle' }, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof AskQuestionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/The client does not see your name/);
    await userEvent.type(field, ' Could the work begin in July? ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ question: 'Could the work begin in July?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const TooShort: Story = {
  args: { initial: { question: 'July?' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await expect(canvas.getByText('Use at least 10 characters.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { initial: { question: 'Could the work begin in July?' }, submission: { status: 'submitting' } },
};

/** The form keeps the typed text if the server refuses the question. */
export const Refused: Story = {
  args: {
    initial: { question: 'Could the work begin in July?' },
    submission: {
      status: 'failed',
      message: '3 of your questions about this job wait for an answer. Please ask the next one after that.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^3 of your questions/);
    await expect(canvas.getByRole('textbox')).toHaveValue('Could the work begin in July?');
  },
};

export const WithADraft: Story = {
  args: {
    initial: { question: 'Could the work begin' },
    draft: { savedAt: '2026-06-15T08:30:00.000Z', filesLost: false, onDiscard: fn() },
  },
};
