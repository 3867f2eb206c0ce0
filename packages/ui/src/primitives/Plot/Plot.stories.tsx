import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Plot } from './Plot.tsx';

const counts = [0, 0, 4, 12, 9, 3, 7, 15, 11, 2, 0, 6];

const meta = {
  component: Plot,
  args: {
    label: 'Applications in the last 12 days, at most 15 on one day',
    bars: counts.map((value, index) => ({ key: String(index), value })),
  },
} satisfies Meta<typeof Plot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /at most 15 on one day/ })).toBeVisible();
  },
};

/** The second part of a bar differs by its shape, not only by its colour. */
export const TwoParts: Story = {
  args: { bars: counts.map((value, index) => ({ key: String(index), value, second: index % 4 })) },
};

export const WithoutValues: Story = {
  args: { bars: counts.map((_, index) => ({ key: String(index), value: 0 })) },
};

/** In a right-to-left layout, the first bar is on the right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
