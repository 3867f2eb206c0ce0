import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplyForm } from './ReplyForm.tsx';

const meta = {
  component: ReplyForm,
  args: { saved: '', submission: { status: 'idle' }, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ReplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer' });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish answer' }));
    await expect(canvas.getByText('Write an answer.')).toBeVisible();
    await userEvent.type(field, ' Two, before anything is drawn. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish answer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reply: 'Two, before anything is drawn.' });
  },
};

/** The client edits an existing reply. */
export const Editing: Story = { args: { saved: 'Two, before anything is drawn.' } };

export const Submitting: Story = {
  args: { initial: { reply: 'Two.' }, submission: { status: 'submitting' } },
};

export const Failed: Story = {
  args: {
    initial: { reply: 'Two.' },
    submission: { status: 'failed', message: 'Your answer could not be published. Please try again.' },
  },
};
