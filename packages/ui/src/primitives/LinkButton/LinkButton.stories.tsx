import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Download } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  component: LinkButton,
  args: { href: '#create-job', children: 'Post Job' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is one address that the page wants users to follow. */
export const Primary: Story = {
  tags: ['do'],
  args: { variant: 'primary' },
};
export const Secondary: Story = {};

/** All these links are equally important, so none should stand out. Plain links are enough. */
export const Several: Story = {
  tags: ['dont'],
  args: { variant: 'primary' },
  render: (args) => (
    <Inline space="12">
      {['Find Jobs', 'Freelancers', 'Pricing'].map((label) => (
        <LinkButton key={label} {...args}>
          {label}
        </LinkButton>
      ))}
    </Inline>
  ),
};
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
