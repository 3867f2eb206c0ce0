import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Bookmark } from './Bookmark.tsx';
import { BookmarksContext } from './bookmarks.ts';
import type { Bookmarks } from './bookmarks.ts';

const onChange = fn<Bookmarks['onChange']>();

/** Stores in memory whether the item is saved. */
function Provider({ initially, children }: { initially: boolean; children: React.ReactNode }) {
  const [isSaved, setSaved] = useState(initially);
  const bookmarks: Bookmarks = {
    isSaved: () => isSaved,
    onChange: (...change) => {
      onChange(...change);
      setSaved(change[2]);
    },
  };
  return <BookmarksContext value={{ job: bookmarks, freelancer: bookmarks }}>{children}</BookmarksContext>;
}

const meta = {
  component: Bookmark,
  args: { of: 'job', id: 5, name: 'Harbour pilot' },
  parameters: { isSaved: false },
  render: (args, { parameters }) => (
    // The parameters of the story say whether the item is saved at first.
    <Provider initially={parameters['isSaved'] === true}>
      <Bookmark {...args} />
    </Provider>
  ),
  beforeEach: () => void onChange.mockClear(),
} satisfies Meta<typeof Bookmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save job: Harbour pilot', pressed: false }));
    await expect(onChange).toHaveBeenCalledWith(5, 'Harbour pilot', true);
    await expect(canvas.getByRole('button', { name: 'Saved: Harbour pilot', pressed: true })).toHaveFocus();
  },
};

export const Saved: Story = {
  parameters: { isSaved: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved: Harbour pilot', pressed: true }));
    await expect(onChange).toHaveBeenCalledWith(5, 'Harbour pilot', false);
  },
};

/** A double press counts as one press, so the second press does not undo the first. */
export const DoublePress: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Save job: Harbour pilot', pressed: false }),
    ).toBeVisible();
  },
};

export const CompactAndSaved: Story = { args: { compact: true }, parameters: { isSaved: true } };

export const Freelancer: Story = { args: { of: 'freelancer', name: 'Amara Okafor' } };

/** A client's card has no bookmark, because no provider surrounds the card. */
export const CannotSave: Story = {
  render: (args) => <Bookmark {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
