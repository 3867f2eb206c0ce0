import type { Meta, StoryObj } from '@storybook/react-vite';
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
