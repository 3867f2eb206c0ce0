import { jobCounts } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryNav } from './CategoryNav.tsx';

const meta = {
  component: CategoryNav,
  args: { label: 'Categories', current: 'healthcare', hrefOf: (category) => `#${category}`, jobCounts },
} satisfies Meta<typeof CategoryNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent(/^Healthcare/);
    await expect(current).toHaveAttribute('href', '#healthcare');
  },
};

/** The layout does not shift when the numbers arrive. */
export const CountsNotKnown: Story = { args: { jobCounts: [] } };
