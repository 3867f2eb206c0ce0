import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BookmarksContext } from '../Bookmark/bookmarks.ts';
import { UnlistedCard } from './UnlistedCard.tsx';

const bookmarks = { isSaved: () => true, onChange: fn() };

const meta = {
  component: UnlistedCard,
  args: { of: 'job', id: 7, title: 'Harbour pilot' },
  render: (args) => (
    <BookmarksContext value={{ job: bookmarks, freelancer: bookmarks }}>
      <UnlistedCard {...args} />
    </BookmarksContext>
  ),
} satisfies Meta<typeof UnlistedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Job: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved: Harbour pilot', pressed: true }));
    await expect(bookmarks.onChange).toHaveBeenCalledWith(7, 'Harbour pilot', false);
  },
};

/** The card shows nothing of the freelancer, not even the name. */
export const Freelancer: Story = { args: { of: 'freelancer', title: null } };

export const LongTitle: Story = {
  tags: ['stress'],
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3) },
};
