import { NOW } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeldDecision } from './HeldDecision.tsx';

const inSeconds = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();

const meta = {
  component: HeldDecision,
  args: {
    applicantName: 'Mateo Rivas',
    heldUntil: inSeconds(481),
    undo: { status: 'idle' },
    onUndo: fn(),
  },
} satisfies Meta<typeof HeldDecision>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Mateo Rivas is told in 9 minutes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the decision on Mateo Rivas' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Seconds: Story = {
  args: { heldUntil: inSeconds(40) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mateo Rivas is told in 40 seconds.')).toBeVisible();
  },
};

export const Undoing: Story = { args: { undo: { status: 'submitting' } } };

export const Failed: Story = {
  args: { undo: { status: 'failed', message: 'This decision can no longer be taken back.' } },
};

export const Over: Story = {
  args: { heldUntil: NOW },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mateo Rivas is being told.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
