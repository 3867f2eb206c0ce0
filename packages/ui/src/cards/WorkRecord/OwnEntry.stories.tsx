import { hiddenEntry, proposedEntry, shownEntry } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OwnEntry } from './OwnEntry.tsx';

const meta = {
  component: OwnEntry,
  args: { entry: shownEntry, reader: 'freelancer', submission: { status: 'idle' }, onStep: fn() },
} satisfies Meta<typeof OwnEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Proposed: Story = { args: { entry: proposedEntry } };

export const Confirms: Story = {
  tags: ['behaviour'],
  args: { entry: proposedEntry },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm the sentence of/ }));
    await expect(args.onStep).toHaveBeenCalledWith({ action: 'confirm', version: proposedEntry.version });
  },
};

export const Hidden: Story = { args: { entry: hiddenEntry } };

export const Saving: Story = { args: { submission: { status: 'submitting' } } };

export const NotSaved: Story = {
  args: { submission: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved');
  },
};
