import { statement } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatementsPage } from './StatementsPage.tsx';

const { id, kind, title, action, decided_at } = statement;
const hidden = { id, kind, title, action, decided_at, reversed_at: null };

const meta = {
  component: StatementsPage,
  args: {
    statements: {
      status: 'ready',
      data: [hidden, { ...hidden, id: 2, reversed_at: '2026-06-14T09:00:00Z' }],
    },
    pages: { pending: false },
    statementHref: (number) => `/statements/${number}`,
  },
} satisfies Meta<typeof StatementsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is hidden')).toBeVisible();
    await expect(canvas.getByText('Reversed')).toBeVisible();
  },
};

export const Empty: Story = { args: { statements: { status: 'ready', data: [] } } };

export const Loading: Story = { args: { statements: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    statements: {
      status: 'error',
      message: 'The decisions could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
