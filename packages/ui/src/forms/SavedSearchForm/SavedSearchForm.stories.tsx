import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SavedSearchForm } from './SavedSearchForm.tsx';

const meta = {
  component: SavedSearchForm,
  args: {
    search: { kind: 'jobs', name: 'Ferries in Lisbon', frequency: 'daily' },
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof SavedSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No emails' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the search' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ferries in Lisbon', frequency: 'off' });
  },
};

export const ForFreelancers: Story = {
  args: { search: { kind: 'freelancers', name: 'Designers', frequency: 'daily' } },
};

export const Empty: Story = {
  args: { search: { kind: 'jobs', name: '', frequency: 'daily' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the search' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Enter a name\./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'You can save 20 searches. Delete one first.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can save 20 searches.');
  },
};

export const LongName: Story = {
  tags: ['stress'],
  args: {
    search: {
      kind: 'jobs',
      name: 'Unterschiedlichkeitsempfindlichkeit '.repeat(2).trim(),
      frequency: 'weekly',
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
