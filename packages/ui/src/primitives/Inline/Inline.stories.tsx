import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const skills = [
  'TypeScript',
  'Figma',
  'PostgreSQL',
  'Copywriting',
  'Bookkeeping',
  'Physiotherapy',
  'Curriculum design',
];

const meta = {
  component: Inline,
  args: {
    space: '8',
    children: skills.map((skill) => (
      <Badge key={skill} tone="neutral">
        {skill}
      </Badge>
    )),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {};
export const ApartFromEachOther: Story = { args: { justify: 'between' } };
