import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoticedNotice } from './NoticedNotice.tsx';

const meta = {
  component: NoticedNotice,
  args: { rules: ['phone_number', 'same_text'] },
} satisfies Meta<typeof NoticedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A moderator will look at this')).toBeVisible();
    await expect(canvas.getByText(/a phone number and nearly the same text/)).toBeVisible();
  },
};

export const AllRules: Story = {
  args: { rules: ['only_links', 'phone_number', 'scam_phrase', 'same_text'] },
};
