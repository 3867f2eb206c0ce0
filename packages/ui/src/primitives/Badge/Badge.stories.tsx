import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleX, Clock, Eye, EyeOff, Hourglass } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { tone: 'neutral', children: 'Tech' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The badge names the state in one or two words, which make sense without the colour. */
export const States: Story = {
  tags: ['do'],
  render: () => (
    <Inline space="8">
      <Badge tone="neutral" icon={<EyeOff />}>
        Inactive
      </Badge>
      <Badge tone="accent" icon={<Eye />}>
        Active
      </Badge>
      <Badge tone="positive" icon={<CircleCheck />}>
        Accepted
      </Badge>
      <Badge tone="caution" icon={<Hourglass />}>
        Pending
      </Badge>
      <Badge tone="critical" icon={<CircleX />}>
        Declined
      </Badge>
      <Badge tone="signal" icon={<Clock />}>
        Closes tomorrow
      </Badge>
    </Inline>
  ),
};

/** The text is a sentence, so a Notice is the right component. */
export const Sentence: Story = {
  tags: ['dont'],
  args: { tone: 'caution', children: 'This job takes no more applications since yesterday.' },
};

export const Long: Story = {
  tags: ['stress'],
  args: { children: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and its surroundings' },
};

export const RightToLeft: Story = {
  args: { tone: 'caution', icon: <Hourglass />, children: 'قيد الانتظار' },
  globals: { direction: 'rtl' },
};
