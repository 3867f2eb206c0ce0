import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const boats = ['Alba', 'Brisa', 'Calima'].map((name) => <Card key={name}>{name}</Card>);

const meta = {
  component: Stack,
  args: { space: '16', children: boats },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const MoreSpaceOnWideScreens: Story = { args: { space: { phone: '8', tablet: '48' } } };
export const AlignedToTheStart: Story = { args: { align: 'start' } };
export const List: Story = {
  args: { as: 'ul', children: ['Alba', 'Brisa'].map((name) => <li key={name}>{name}</li>) },
};
