import { desk, deskFigures, examination } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { DeskPage } from './DeskPage.tsx';

const meta = {
  component: DeskPage,
  args: {
    desk: { status: 'ready', data: desk },
    figures: { status: 'ready', data: deskFigures },
    hrefs: deskHrefs,
    caseHrefs: { open: '/moderation', appealed: '/moderation?state=appealed' },
    mailing: { submission: { status: 'idle' }, action: null, onAct: fn() },
    running: { submission: { status: 'idle' }, started: null, onRun: fn() },
    examining: { examination: null, submission: { status: 'idle' }, onExamine: fn() },
  },
} satisfies Meta<typeof DeskPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open: 2' })).toHaveAttribute('href', '/moderation');
    const failed = canvas.getByRole('table', { name: 'Failed emails' });
    await expect(within(failed).getByText('Given up')).toBeVisible();
    const log = canvas.getByRole('table', { name: 'What operators did' });
    await expect(within(log).getByRole('row', { name: /Setting changed/ })).toHaveTextContent(/Open.*Closed/);
    const toAmara = 'email to amara@example.com';
    await userEvent.click(canvas.getByRole('button', { name: `Send again: ${toAmara}` }));
    await userEvent.click(canvas.getByRole('button', { name: `Give up: ${toAmara}` }));
    const [, { id } = { id: '' }] = desk.mails.failed;
    await expect(args.mailing.onAct).toHaveBeenNthCalledWith(1, { kind: 'retry', id });
    await expect(args.mailing.onAct).toHaveBeenNthCalledWith(2, { kind: 'give_up', id });
    await userEvent.click(canvas.getByRole('button', { name: 'Send all again' }));
    await expect(args.mailing.onAct).toHaveBeenLastCalledWith({ kind: 'retry_all' });
    await userEvent.click(canvas.getByRole('button', { name: 'Run now: checkDomains' }));
    await expect(args.running.onRun).toHaveBeenCalledWith('checkDomains');
    await userEvent.click(canvas.getByRole('button', { name: 'Examine now' }));
    await expect(args.examining.onExamine).toHaveBeenCalledOnce();
  },
};

/** A mail that was given up cannot be given up again, and a mail that is being sent cannot be sent again. */
export const MailBeingSent: Story = {
  args: {
    desk: {
      status: 'ready',
      data: {
        ...desk,
        mails: { ...desk.mails, failed: desk.mails.failed.map((mail) => ({ ...mail, is_being_sent: true })) },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Send again/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Give up/ })).toHaveLength(1);
  },
};

/** The table contains the numbers that the plots show. */
export const FiguresTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: /^Decisions on each of the last 30 days, at most 9/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('The numbers of each day', { selector: 'summary' }));
    await expect(canvas.getByRole('row', { name: 'Jun 15, 2026 3 3 9 1 0' })).toBeVisible();
  },
};

/** The installation stores files in object storage, and has no backups. */
export const NoBackups: Story = {
  args: { figures: { status: 'ready', data: { ...deskFigures, files_bytes: null, backups: null } } },
};

export const BackupFailed: Story = {
  args: {
    figures: {
      status: 'ready',
      data: { ...deskFigures, backups: { newest_at: null, has_failed: true } },
    },
  },
};

export const FiguresLoading: Story = { args: { figures: { status: 'loading' } } };

export const FiguresFailed: Story = {
  args: {
    figures: {
      status: 'error',
      message: 'The figures could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

/** Every task has a row with its schedule and its queue. */
export const AllTasks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('All tasks', { selector: 'summary' }));
    const tasks = canvas.getByRole('table', { name: 'All tasks' });
    await expect(within(tasks).getByRole('row', { name: /^sendMails/ })).toHaveTextContent(
      /Done.*every 30 seconds.*2.*1/,
    );
  },
};

/** The most serious problems come first, each with its remedy. */
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
      data: { ...desk, mails: { waiting: 0, waiting_since: null, failed: [] }, tasks: [], log: [] },
    },
  },
};

export const Working: Story = {
  args: {
    mailing: { submission: { status: 'submitting' }, action: { kind: 'retry_all' }, onAct: fn() },
    running: { submission: { status: 'submitting' }, started: 'checkDomains', onRun: fn() },
    examining: { examination: null, submission: { status: 'submitting' }, onExamine: fn() },
  },
};

export const NothingDone: Story = {
  args: {
    mailing: { submission: { status: 'failed' }, action: { kind: 'retry_all' }, onAct: fn() },
    running: { submission: { status: 'failed' }, started: 'checkDomains', onRun: fn() },
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
