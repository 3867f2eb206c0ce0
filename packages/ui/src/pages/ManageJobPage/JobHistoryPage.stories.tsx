import { jobEdits } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobHistoryPage } from './JobHistoryPage.tsx';
import { managed } from './testing.ts';

// The title is the same as in ManageJobPage.stories.tsx, which documents the page.
const meta = {
  component: JobHistoryPage,
  title: 'ManageJobPage',
  tags: ['!autodocs', '!manifest'],
  args: { managed, history: { status: 'ready', data: jobEdits } },
} satisfies Meta<typeof JobHistoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheHistory: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'History of this listing' })).toBeVisible();
    await expect(canvas.getAllByText(/^Changed Jun 15, 2026/)).toHaveLength(2);
  },
};

export const TheHistoryEmpty: Story = {
  args: { history: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has changed')).toBeVisible();
  },
};

export const TheHistoryLoading: Story = { args: { history: { status: 'loading' } } };

export const TheHistoryFailed: Story = {
  args: {
    history: { status: 'error', message: 'Failed to load job listing or applications.', onRetry: fn() },
  },
};
