import { emptyFunnel, funnel } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Funnel } from './Funnel.tsx';

const meta = {
  component: Funnel,
  args: { funnel: { status: 'ready', data: funnel } },
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table contains the numbers that the plot shows. */
export const FunnelOfReaders: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /at most 63 times on one day/ })).toBeVisible();
    await userEvent.click(canvas.getByText('The numbers of each day'));
    await expect(canvas.getByRole('rowheader', { name: 'Jun 15, 2026' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'search.example 128' })).toBeVisible();
  },
};

export const FunnelWithoutReaders: Story = {
  args: { funnel: { status: 'ready', data: emptyFunnel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has opened the job yet.')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const FunnelLoading: Story = { args: { funnel: { status: 'loading' } } };

export const FunnelFailed: Story = {
  args: {
    funnel: {
      status: 'error',
      message: 'Unable to load these numbers. Please try again later.',
      onRetry: fn(),
    },
  },
};
