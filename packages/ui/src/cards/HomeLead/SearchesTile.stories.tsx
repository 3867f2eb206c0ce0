import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchesTile } from './SearchesTile.tsx';

const meta = {
  component: SearchesTile,
  args: {
    searches: {
      status: 'ready',
      data: [
        { name: 'Designers for booking flows', count: 3 },
        { name: 'Writers below 60', count: 1 },
      ],
    },
    href: '/saved-searches',
  },
} satisfies Meta<typeof SearchesTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number counts the searches, and the line below names each with the number of its results. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Searches with new results 2' })).toHaveAttribute(
      'href',
      '/saved-searches',
    );
    await expect(
      canvas.getByText(/^.?Designers for booking flows \(3\).? and .?Writers below 60 \(1\).?$/),
    ).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { searches: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing since you last looked')).toBeVisible();
  },
};

/** The tile has its final height while it loads, so that the content below stays where it is. */
export const Searching: Story = { args: { searches: { status: 'loading' } } };

export const SearchesNotLoaded: Story = {
  args: { searches: { status: 'error', message: 'Not loaded', onRetry: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This could not be loaded.')).toBeVisible();
  },
};

export const FoundRightToLeft: Story = { globals: { direction: 'rtl' } };
