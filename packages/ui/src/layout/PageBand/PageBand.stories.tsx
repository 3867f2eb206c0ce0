import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageBand } from './PageBand.tsx';

const meta = {
  component: PageBand,
  args: { title: 'Six kinds of work', children: <Text>What the section is about.</Text> },
} satisfies Meta<typeof PageBand>;
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
