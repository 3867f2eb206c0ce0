import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeLead } from './HomeLead.tsx';

const meta = {
  component: HomeLead,
  args: {
    waiting: {
      status: 'ready',
      data: {
        results: [
          {
            application: 7,
            job_id: 1,
            job_title: 'Product designer for a ferry booking app',
            other_name: 'North Pier Ferries',
            hidden_number: null,
            next_step: { kind: 'read', unread: 2 },
          },
          {
            application: 8,
            job_id: 2,
            job_title: 'Part-time bookkeeper for a boatyard',
            other_name: 'Slipway',
            hidden_number: null,
            next_step: { kind: 'write' },
          },
        ],
        invitations: 1,
      },
    },
    waitingHref: '/dashboard#waiting',
    searches: {
      status: 'ready',
      data: [
        { name: 'Ferries in Lisbon', count: 3 },
        { name: 'Remote design', count: 2 },
      ],
    },
    searchesHref: '/saved-searches',
  },
} satisfies Meta<typeof HomeLead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each number counts the items on the linked page, and the line below names the most urgent item and the invitations. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Waiting for you 3' })).toHaveAttribute(
      'href',
      '/dashboard#waiting',
    );
    await expect(
      canvas.getByText('1 invitation to answer and 2 new messages from North Pier Ferries'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Searches with new results 2' })).toBeVisible();
    await expect(canvas.getByText(/Ferries in Lisbon \(3\).? and .?Remote design \(2\)/)).toBeVisible();
  },
};

/** On a phone, the end of the line is cut off before the number. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/invitation to answer and 2 new messages/);
    const number = canvas.getByText('3', { selector: '[aria-hidden]' });
    await expect(line.getBoundingClientRect().right).toBeLessThan(number.getBoundingClientRect().left);
  },
};

/** If nothing but invitations waits, the line counts these. */
export const OnlyInvitations: Story = {
  args: { waiting: { status: 'ready', data: { results: [], invitations: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Waiting for you 2' })).toBeVisible();
    await expect(canvas.getByText('2 invitations to answer')).toBeVisible();
  },
};

export const NothingNew: Story = {
  args: {
    waiting: { status: 'ready', data: { results: [], invitations: 0 } },
    searches: { status: 'ready', data: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing at the moment')).toBeVisible();
    await expect(canvas.getByText('Nothing since you last looked')).toBeVisible();
  },
};

/** The tiles have their final height, so that the list below them stays where it is. */
export const Loading: Story = {
  args: { waiting: { status: 'loading' }, searches: { status: 'loading' } },
};

export const Failed: Story = {
  args: {
    waiting: { status: 'error', message: 'Not loaded', onRetry: null },
    searches: { status: 'error', message: 'Not loaded', onRetry: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This could not be loaded.')).toHaveLength(2);
  },
};

export const UnbrokenWords: Story = {
  args: {
    searches: {
      status: 'ready',
      data: [{ name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2), count: 1234 }],
    },
  },
  tags: ['stress'],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
