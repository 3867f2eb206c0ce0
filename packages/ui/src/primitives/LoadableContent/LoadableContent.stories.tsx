import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import type { Loadable } from '../state.ts';
import { LoadableContent } from './LoadableContent.tsx';
import type { LoadableContentProps } from './LoadableContent.tsx';

const meta = {
  component: LoadableContent<string>,
  args: {
    of: { status: 'ready', data: 'Harbor pilot' },
    skeleton: <Skeleton height="1.5rem" />,
    children: (title) => <Text>{title}</Text>,
  },
} satisfies Meta<LoadableContentProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbor pilot')).toBeVisible();
  },
};

export const Loading: Story = { args: { of: { status: 'loading' } } };

const failed = {
  status: 'error',
  message: 'Failed to load job details.',
  onRetry: fn(),
} satisfies Loadable<string>;

export const Failed: Story = {
  args: { of: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(failed.onRetry).toHaveBeenCalled();
  },
};
