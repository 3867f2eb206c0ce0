import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No applications found' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithReasonAndWayOn: Story = {
  args: {
    icon: <Inbox />,
    children: 'What you apply to appears here, with its answer.',
    action: (
      <LinkButton href="#jobs" variant="primary">
        Find Jobs
      </LinkButton>
    ),
  },
};
