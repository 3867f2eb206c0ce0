import { report } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportStatusPage } from './ReportStatusPage.tsx';

const meta = {
  component: ReportStatusPage,
  args: { report: { status: 'ready', data: report }, homeHref: '/' },
} satisfies Meta<typeof ReportStatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const decided = { ...report, decided_at: '2026-07-02T09:00:00Z' };

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your report K7QM-2X9D' })).toBeVisible();
    await expect(canvas.getByText('Waiting for a decision')).toBeVisible();
    await expect(canvas.queryByText('Decided on')).not.toBeInTheDocument();
  },
};

export const Dismissed: Story = {
  args: { report: { status: 'ready', data: { ...decided, outcome: 'dismissed' } } },
};

export const Acted: Story = {
  args: { report: { status: 'ready', data: { ...decided, outcome: 'acted' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Decided on').nextElementSibling).toHaveTextContent('Jul 2, 2026');
  },
};

export const Reversed: Story = {
  args: { report: { status: 'ready', data: { ...decided, outcome: 'reversed' } } },
};

/** The reporter did not enter an explanation. */
export const Empty: Story = {
  args: { report: { status: 'ready', data: { ...report, words: '', reason: 'spam' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What you wrote')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { report: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    report: {
      status: 'error',
      message: 'Your report could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const UnknownLink: Story = {
  args: {
    report: {
      status: 'error',
      message: 'This link does not work. It may be incomplete, or the report was deleted.',
      onRetry: null,
    },
  },
};

export const Long: Story = {
  tags: ['stress'],
  args: {
    report: {
      status: 'ready',
      data: {
        ...report,
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        words: 'Die Anzeige verlangt eine Anzahlung.\n\n'.repeat(12),
      },
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
