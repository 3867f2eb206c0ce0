import { appealedCase, caseSummaries, decidedCase } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ModerationPage } from './ModerationPage.tsx';

const meta = {
  component: ModerationPage,
  args: {
    state: 'open',
    stateHref: (state) => `/moderation?state=${state}`,
    cases: { status: 'ready', data: caseSummaries },
    totals: { open: 2, appealed: 1, decided: 14 },
    pages: { pending: false },
    caseHref: (id) => `/moderation/${id}`,
    keys: { on: true, onSwitch: fn() },
  },
} satisfies Meta<typeof ModerationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open 2' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(caseSummaries.length);
  },
};

/** Keys move the focus among the cases, as on the pages with applicants. */
export const Keys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('article').map((article) => article.querySelector('a'));
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(first).toHaveFocus();
  },
};

export const Appeals: Story = {
  args: { state: 'appealed', cases: { status: 'ready', data: [appealedCase] } },
};

export const Decided: Story = {
  args: {
    state: 'decided',
    cases: {
      status: 'ready',
      data: [{ ...decidedCase, id: 8, reversed_at: '2026-06-14T09:00:00Z' }, decidedCase],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The newest decision comes first/)).toBeVisible();
    await expect(canvas.getAllByText('Hidden')).toHaveLength(2);
    await expect(canvas.getByText('Reversed')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { cases: { status: 'ready', data: [] }, totals: { open: 0, appealed: 0, decided: 0 } },
};

export const Loading: Story = { args: { cases: { status: 'loading' }, totals: null } };

export const Failed: Story = {
  args: {
    cases: {
      status: 'error',
      message: 'The cases could not be loaded. Please try again later.',
      onRetry: fn(),
    },
    totals: null,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
