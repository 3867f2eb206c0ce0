import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hourglass, MessageSquareText, Send } from 'lucide-react';
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
        group: 'designer',
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
        group: 'bookkeeper',
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

/** A further row of the same job follows the first one, and the title stands once. Each link still has it in its name. */
export const OneJobTwice: Story = {
  args: {
    rows: [
      ...meta.args.rows,
      {
        key: 'read',
        group: 'designer',
        title: 'Product designer for a ferry booking app',
        href: '/dashboard/3#conversation',
        action: 'Read the messages',
        reasons: <AttentionReason icon={<MessageSquareText />}>2 new messages from Slipway</AttentionReason>,
      },
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Write a message: Product designer for a ferry booking app',
      'Read the messages: Product designer for a ferry booking app',
      'Part-time bookkeeper for a boatyard',
    ]);
    await expect(canvas.getByText('2 new messages from Slipway')).toBeVisible();
  },
};

export const UnbrokenWords: Story = {
  args: {
    rows: [
      {
        key: 'write',
        group: 'officer',
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
