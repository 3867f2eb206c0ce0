import { sentInvitations } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SentInvitations } from './SentInvitations.tsx';

const meta = {
  component: SentInvitations,
  args: {
    invitations: { status: 'ready', data: sentInvitations },
    pages: { pending: false },
    isBlind: false,
    freelancerHref: (id) => `/freelancer/${id}`,
  },
} satisfies Meta<typeof SentInvitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitations: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(sentInvitations.length);
    await expect(canvas.getByText('I am booked until September.')).toBeVisible();
  },
};

/** Under blind review, the list does not show who has applied, and tells the client this. */
export const InvitationsBlind: Story = {
  args: {
    isBlind: true,
    invitations: { status: 'ready', data: sentInvitations.filter(({ state }) => state !== 'applied') },
  },
};

export const InvitationsMore: Story = { args: { pages: { pending: false, next: fn() } } };

export const InvitationsFailed: Story = {
  args: { invitations: { status: 'error', message: 'Failed to load the invitations.', onRetry: fn() } },
};

export const InvitationsLongNames: Story = {
  tags: ['stress'],
  args: {
    invitations: {
      status: 'ready',
      data: sentInvitations.map((one) => ({
        ...one,
        freelancer_name: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2),
        decline_reason: 'Unterschiedlichkeitsempfindlichkeit'.repeat(6),
      })),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const InvitationsRightToLeft: Story = { globals: { direction: 'rtl' } };
