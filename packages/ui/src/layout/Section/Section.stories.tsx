import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Text } from '../../primitives/index.ts';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: { title: 'Six kinds of work', children: <Text>What the section is about.</Text> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const RaisedWithAction: Story = {
  args: {
    tone: 'raised',
    action: (
      <Link href="#all" tone="quiet">
        All jobs
      </Link>
    ),
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'ستة أنواع من العمل',
    children: <Text>ما يدور حوله هذا القسم.</Text>,
    action: (
      <Link href="#all" tone="quiet">
        كل الوظائف
      </Link>
    ),
  },
  globals: { direction: 'rtl' },
};
