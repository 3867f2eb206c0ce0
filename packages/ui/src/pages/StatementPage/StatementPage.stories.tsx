import { appeal, statement } from '@skillharbor/mocks';
import type { Statement } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatementPage } from './StatementPage.tsx';

const ready = (change: Partial<Statement> = {}) => ({
  status: 'ready' as const,
  data: { ...statement, ...change },
});

const meta = {
  component: StatementPage,
  args: { statement: ready(), appealing: { submission: { status: 'idle' }, onSubmit: fn() } },
} satisfies Meta<typeof StatementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('It is hidden')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'It is for keys.');
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    await expect(args.appealing.onSubmit).toHaveBeenCalledWith('It is for keys.');
  },
};

export const ChangeRequested: Story = { args: { statement: ready({ action: 'request_change' }) } };

export const Suspended: Story = {
  args: { statement: ready({ action: 'suspend', days: 14, ends_at: '2026-06-28T09:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Until').nextElementSibling).toHaveTextContent('Jun 28, 2026');
  },
};

export const PastSuspension: Story = {
  args: {
    statement: ready({ action: 'suspend', days: 14, ends_at: '2026-06-28T09:00:00Z', is_over: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can log in again. What was reported stays hidden.')).toBeVisible();
  },
};

export const FoundByRules: Story = {
  args: { statement: ready({ found_by: 'plain_rule' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A program compared your first text/)).toBeVisible();
  },
};

export const AccountEnded: Story = { args: { statement: ready({ action: 'end_account' }) } };

export const Appealed: Story = {
  args: { statement: ready({ may_appeal: false, appeal }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Reversed: Story = {
  args: {
    statement: ready({
      may_appeal: false,
      reversed_at: '2026-06-14T09:00:00Z',
      appeal: {
        ...appeal,
        outcome: 'reversed',
        reason: 'It is for keys.',
        decided_at: '2026-06-14T09:00:00Z',
      },
    }),
  },
};

/** The six months in which the user may appeal are over. */
export const TooLate: Story = { args: { statement: ready({ may_appeal: false }) } };

/** The report was about a picture, so there are no texts to show. */
export const Empty: Story = {
  args: { statement: ready({ kind: 'portrait', title: 'Amara Okafor', content: [] }) },
};

export const NotSent: Story = {
  args: {
    appealing: {
      submission: { status: 'failed', message: 'Your appeal could not be sent. Please try again.' },
      onSubmit: fn(),
    },
  },
};

export const Loading: Story = { args: { statement: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    statement: {
      status: 'error',
      message: 'The statement could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
