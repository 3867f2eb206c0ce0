import { desk, examination } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { DeskPage } from './DeskPage.tsx';

const meta = {
  component: DeskPage,
  args: {
    desk: { status: 'ready', data: desk },
    hrefs: deskHrefs,
    retrying: { submission: { status: 'idle' }, onRetry: fn() },
    examining: { examination: null, submission: { status: 'idle' }, onExamine: fn() },
  },
} satisfies Meta<typeof DeskPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    const failed = canvas.getByRole('table', { name: 'Failed mails' });
    await expect(within(failed).getByText('Given up')).toBeVisible();
    const log = canvas.getByRole('table', { name: 'What operators did' });
    await expect(within(log).getByRole('row', { name: /Setting changed/ })).toHaveTextContent(/Open.*Closed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send them again' }));
    await expect(args.retrying.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Examine now' }));
    await expect(args.examining.onExamine).toHaveBeenCalledOnce();
  },
};

/** The worst findings come first, each with its remedy. */
export const Examined: Story = {
  args: { examining: { examination, submission: { status: 'idle' }, onExamine: fn() } },
  play: async ({ canvas }) => {
    const found = canvas.getByRole('table', { name: 'What was found' });
    const [, first] = within(found).getAllByRole('row');
    await expect(first).toHaveTextContent(/Fault.*Set SMTP_URL/);
  },
};

/** Nothing has failed, and no operator has changed anything. */
export const Empty: Story = {
  args: {
    desk: {
      status: 'ready',
      data: { ...desk, mails: { waiting: 0, waiting_since: null, failed: [] }, log: [] },
    },
  },
};

export const Working: Story = {
  args: {
    retrying: { submission: { status: 'submitting' }, onRetry: fn() },
    examining: { examination: null, submission: { status: 'submitting' }, onExamine: fn() },
  },
};

export const NothingDone: Story = {
  args: {
    retrying: { submission: { status: 'failed' }, onRetry: fn() },
    examining: { examination: null, submission: { status: 'failed' }, onExamine: fn() },
  },
};

export const Loading: Story = { args: { desk: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    desk: {
      status: 'error',
      message: 'The overview could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
