import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tiles } from '../../primitives/index.ts';
import { categories } from './categories.ts';
import { CategoryCard } from './CategoryCard.tsx';

const meta = {
  component: CategoryCard,
  args: { category: 'tech', href: '#tech' },
} satisfies Meta<typeof CategoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Described: Story = { args: { described: true } };

export const All: Story = {
  render: ({ described }) => (
    <Tiles space="16" columns={{ phone: '2', tablet: '3' }}>
      {categories.map((category) => (
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
