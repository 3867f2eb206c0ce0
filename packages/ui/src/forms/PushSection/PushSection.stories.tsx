import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PushSection } from './PushSection.tsx';

const meta = {
  component: PushSection,
  args: {
    state: { status: 'ready', data: 'off' },
    others: [],
    submission: { status: 'idle' },
    onTurn: fn(),
  },
} satisfies Meta<typeof PushSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show notifications on this device' }));
    await expect(args.onTurn).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: {
    state: { status: 'ready', data: 'on' },
    others: ['Safari on iOS', 'Unknown device'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop notifications on this device' }));
    await expect(args.onTurn).toHaveBeenCalledWith(false);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const TurningOn: Story = { args: { submission: { status: 'submitting' } } };

export const TurningOff: Story = {
  args: { state: { status: 'ready', data: 'on' }, submission: { status: 'submitting' } },
};

export const NotTurnedOn: Story = {
  args: {
    submission: {
      status: 'failed',
      message: 'Your browser could not turn on notifications. Please try again later.',
    },
  },
};

/** The page cannot ask again, so there is no button. */
export const Denied: Story = {
  args: { state: { status: 'ready', data: 'denied' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Uninstalled: Story = { args: { state: { status: 'ready', data: 'uninstalled' } } };

export const Unsupported: Story = { args: { state: { status: 'ready', data: 'unsupported' } } };

export const Checking: Story = { args: { state: { status: 'loading' } } };

export const NotChecked: Story = {
  args: {
    state: {
      status: 'error',
      message: 'We could not check whether this device shows notifications.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { args: On.args, globals: { direction: 'rtl' } };
