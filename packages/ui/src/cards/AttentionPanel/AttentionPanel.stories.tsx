import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hourglass, Send } from 'lucide-react';
import { expect } from 'storybook/test';
import { AttentionPanel, AttentionReason } from './AttentionPanel.tsx';

const meta = {
  component: AttentionPanel,
  args: {
    id: 'waiting',
    heading: 'Waiting for you',
    rows: [
      {
        key: 'write',
        title: 'Product designer for a ferry booking app',
        href: '/dashboard/1#conversation',
        action: 'Write a message',
        reasons: (
          <AttentionReason icon={<Send />}>
            Accepted, and nobody has written yet: Northwind Labs
          </AttentionReason>
        ),
      },
      {
        key: 'job',
        title: 'Part-time bookkeeper for a boatyard',
        href: '/manage-job/2#applicants',
        reasons: (
          <AttentionReason icon={<Hourglass />} tone="overdue">
            Answers were due Jun 12, 2026
          </AttentionReason>
        ),
      },
    ],
  },
} satisfies Meta<typeof AttentionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name of each link says what the user does on the linked page. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Write a message: Product designer for a ferry booking app' }),
    ).toHaveAttribute('href', '/dashboard/1#conversation');
  },
};

export const UnbrokenWords: Story = {
  args: {
    rows: [
      {
        key: 'write',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(2),
        href: '#',
        action: 'Write a message',
        reasons: (
          <AttentionReason icon={<Send />}>{'Donaudampfschifffahrtsgesellschaft'.repeat(3)}</AttentionReason>
        ),
      },
    ],
  },
  tags: ['stress'],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
