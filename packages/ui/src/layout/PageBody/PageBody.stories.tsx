import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../primitives/Card/Card.tsx';
import { PageBody } from './PageBody.tsx';

const meta = {
  component: PageBody,
  args: { children: <Card>As wide as the page allows</Card> },
} satisfies Meta<typeof PageBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Reading: Story = { args: { width: 'reading' } };
export const Form: Story = { args: { width: 'form' } };
