import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SentenceForm } from './SentenceForm.tsx';

const meta = {
  component: SentenceForm,
  args: { saved: '', submission: { status: 'idle' }, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof SentenceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your sentence' });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(canvas.getByText('Write a sentence.')).toBeVisible();
    await userEvent.type(field, ' She asked the right questions. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ sentence: 'She asked the right questions.' });
  },
};

/** The author changes a sentence that is already saved. */
export const Editing: Story = { args: { saved: 'She asked the right questions.' } };

export const TooLong: Story = {
  args: { initial: { sentence: 'A sentence of forty characters, no more. '.repeat(6) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(canvas.getByText('46 characters too many.')).toBeVisible();
  },
};

export const Submitting: Story = {
  args: {
    initial: { sentence: 'She asked the right questions.' },
    submission: { status: 'submitting' },
  },
};

export const Failed: Story = {
  args: {
    initial: { sentence: 'She asked the right questions.' },
    submission: { status: 'failed', message: 'The sentence could not be sent. Please try again.' },
  },
};
