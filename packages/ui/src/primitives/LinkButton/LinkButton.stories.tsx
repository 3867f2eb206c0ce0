import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Download } from 'lucide-react';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  component: LinkButton,
  args: { href: '#create-job', children: 'Post Job' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const File: Story = { args: { icon: <Download />, download: true, children: 'Resume (PDF, 1.2 MB)' } };

export const Focused: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Post Job' })).toHaveFocus();
  },
};

export const LongLabel: Story = {
  tags: ['stress'],
  args: { children: 'See every job that was posted in this category since you were here last' },
};

export const RightToLeft: Story = {
  args: { icon: <Download />, children: 'السيرة الذاتية (PDF)' },
  globals: { direction: 'rtl' },
};
