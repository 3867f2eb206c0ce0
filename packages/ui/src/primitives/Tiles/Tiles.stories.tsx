import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Tiles } from './Tiles.tsx';

const meta = {
  component: Tiles,
  args: {
    space: '16',
    columns: { phone: '1', tablet: '2', desktop: '3' },
    children: ['Tech', 'Finance', 'Healthcare', 'Marketing', 'Education', 'Other'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
} satisfies Meta<typeof Tiles>;
export default meta;

export const Standard: StoryObj<typeof meta> = {};
