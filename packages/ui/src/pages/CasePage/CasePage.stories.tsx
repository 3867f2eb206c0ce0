import { appeal, changedCase, hideRuling, moderationCase, threadCase } from '@skillharbor/mocks';
import type { ModerationCase } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CasePage } from './CasePage.tsx';

const ready = (data: ModerationCase) => ({ status: 'ready' as const, data });

const meta = {
  component: CasePage,
  args: {
    found: ready(moderationCase),
    listHref: '/moderation',
    caseHref: (id) => `/moderation/${id}`,
    jobHref: (id) => `/job/${id}`,
    subjectHref: ({ subject }) => (subject.kind === 'job' ? `/job/${subject.id}` : null),
    deciding: { submission: { status: 'idle' }, onSubmit: fn() },
    decidingAppeal: { submission: { status: 'idle' }, onSubmit: fn() },
    keys: { on: true, onSwitch: fn() },
  },
} satisfies Meta<typeof CasePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It has not changed since.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Decision' })).toBeVisible();
  },
};

/** The owner has changed the job after it was reported. */
export const Changed: Story = {
  args: { found: ready(changedCase) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed')).toBeVisible();
  },
};

/** The owner changed the job between two reports, so each report has its own copy. */
export const TwoVersions: Story = {
  args: {
    found: ready({
      ...changedCase,
      reports: [
        ...changedCase.reports,
        ...changedCase.reports.slice(0, 1).map((report) => ({
          ...report,
          number: 'P3XW-8K4C',
          dismissed_before: 3,
          reported_at: '2026-06-20T09:00:00Z',
          content: { ...report.content, texts: report.content.texts.slice(0, 2) },
        })),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('heading', { level: 2, name: /^When it was reported on / }),
    ).toHaveLength(2);
  },
};

/** Nobody has reported the job, but automatic rules of moderation have matched its text. */
export const Noticed: Story = {
  args: {
    found: ready({
      ...moderationCase,
      reports: moderationCase.reports
        .slice(0, 1)
        .map((report) => ({ ...report, name: null, words: '', rules: ['phone_number', 'same_text'] })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a phone number')).toBeVisible();
    await expect(canvas.getByText('Plain rules')).toBeVisible();
  },
};

/** A key only chooses an action. The moderator sends the decision with the form. */
export const Keys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('d');
    await expect(canvas.getByRole('radio', { name: /^Dismiss/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(args.deciding.onSubmit).toHaveBeenCalledWith({ action: 'dismiss' });
  },
};

export const Decided: Story = {
  args: { found: ready({ ...moderationCase, state: 'decided', ruling: hideRuling }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Decided by Sol Berg/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
  },
};

export const Appealed: Story = {
  args: { found: ready({ ...moderationCase, state: 'appealed', ruling: hideRuling, appeal }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The decision stays' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'It is a deposit.');
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(args.decidingAppeal.onSubmit).toHaveBeenCalledWith({
      outcome: 'upheld',
      reason: 'It is a deposit.',
    });
  },
};

/** Another moderator decides about an appeal against the reader's own decision. */
export const OwnDecisionAppealed: Story = {
  args: {
    found: ready({
      ...moderationCase,
      state: 'appealed',
      ruling: hideRuling,
      appeal,
      may_decide_appeal: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/another moderator decides/)).toBeVisible();
  },
};

export const Reversed: Story = {
  args: {
    found: ready({
      ...moderationCase,
      state: 'decided',
      ruling: { ...hideRuling, reversed_at: '2026-06-14T09:00:00Z' },
      appeal: {
        ...appeal,
        outcome: 'reversed',
        reason: 'It is for keys.',
        decided_at: '2026-06-14T09:00:00Z',
      },
    }),
  },
};

/** A visitor wrote the message, which has been deleted. */
export const Empty: Story = {
  args: { found: ready(threadCase) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is no longer there.')).toBeVisible();
    await expect(canvas.getByText('This belongs to no account.')).toBeVisible();
  },
};

export const Loading: Story = { args: { found: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    found: {
      status: 'error',
      message: 'The case could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const NotFound: Story = {
  args: { found: { status: 'error', message: 'There is no such case.', onRetry: null } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
