import { categoryValues } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import { CategoryCard } from './CategoryCard.tsx';

const meta = {
  component: CategoryCard,
  args: { category: 'tech', href: '#tech', count: 1204 },
} satisfies Meta<typeof CategoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204 jobs')).toBeVisible();
  },
};
/** The layout does not shift when the number arrives. */
export const CountNotKnown: Story = { args: { count: null } };
export const Described: Story = { args: { described: true } };

export const All: Story = {
  render: ({ described }) => (
    <Tiles space="16" columns={{ phone: '2', tablet: '3' }}>
      {categoryValues.map((category) => (
        <CategoryCard key={category} category={category} href={`#${category}`} described={described} />
      ))}
    </Tiles>
  ),
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
