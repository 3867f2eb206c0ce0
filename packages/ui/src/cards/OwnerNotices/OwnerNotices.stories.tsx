import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnerNotices } from './OwnerNotices.tsx';

const meta = {
  component: OwnerNotices,
  args: { statementsHref: '/statements' },
} satisfies Meta<typeof OwnerNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A moderator has hidden this/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the decision' })).toHaveAttribute(
      'href',
      '/statements',
    );
  },
};

export const Noticed: Story = {
  args: { noticed: ['phone_number', 'same_text'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A moderator will look at this')).toBeVisible();
    await expect(canvas.getByText(/a phone number and nearly the same text/)).toBeVisible();
  },
};

/** Every plain rule of moderation has matched the text, and moderators have not decided yet. */
export const AllRules: Story = {
  args: { noticed: ['only_links', 'phone_number', 'scam_phrase', 'same_text'] },
};
