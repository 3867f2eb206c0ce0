import {
  changedAgreement,
  clientUser,
  conversation,
  emptyConversation,
  longApplication,
  myAcceptedApplication,
  myFilledApplication,
  myFillingApplication,
  mySentClosedApplication,
  myOpenedApplication,
  myRejectedApplication,
  mySentAnsweredApplication,
  mySentApplication,
  mySentOvertakenApplication,
  myWithdrawnApplication,
  TODAY,
  waitingConversation,
} from '@skillharbor/mocks';
import type { MyApplication } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationState } from '../../testing/conversationState.ts';
import { expect, fn, screen, within } from 'storybook/test';
import { MyApplicationPage } from './MyApplicationPage.tsx';

const meta = {
  component: MyApplicationPage,
  args: {
    application: { status: 'ready', data: mySentApplication },
    myApplicationsHref: '/dashboard',
    jobHref: (id) => `/job/${id}`,
    applyHref: (id) => `/apply/${id}`,
    conversationHref: '/dashboard/10#conversation',
    agreementHref: '/dashboard/1/agreement',
    calendarHref: '/api/applications/calendar/1/',
    conversation: conversationState(waitingConversation),
    agreement: null,
    withdrawal: { status: 'idle' },
    today: TODAY,
    onWithdraw: fn(),
  },
} satisfies Meta<typeof MyApplicationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (application: typeof myAcceptedApplication) => ({
  application: { status: 'ready' as const, data: { ...mySentApplication, ...application } },
  ...writing(application.status),
});

/** Returns a conversation without messages, for this status of the application. */
function writing(status: MyApplication['status']) {
  const open = status === 'accepted' || status === 'rejected' ? emptyConversation : waitingConversation;
  return {
    conversation: conversationState(status === 'withdrawn' ? { ...open, writing: 'closed' } : open),
  };
}

/** The client has marked the job as filled, so the application was declined. */
export const Filled: Story = {
  args: sent(myFilledApplication),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The client marked the job as filled/)).toBeVisible();
  },
};

export const FillsTheJob: Story = { args: sent(myFillingApplication) };

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: mySentApplication.listing_title }),
    ).toBeVisible();
  },
};

/** The freelancer sees the answers with the client's questions as they were when the freelancer applied. */
export const WithAnswers: Story = {
  args: { application: { status: 'ready', data: mySentAnsweredApplication } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Screening questions' })).toBeVisible();
    await expect(canvas.getByText('Within a month')).toBeVisible();
  },
};

/** A dialog asks for confirmation of the withdrawal, and takes a reason. */
export const Withdraws: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw application' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith('');
  },
};

export const Opened: Story = { args: sent(myOpenedApplication) };

/**
 * The client has edited the job since the freelancer applied. The changes come first, and the freelancer can still read
 * the earlier version.
 */
export const JobChanged: Story = {
  args: { application: { status: 'ready', data: mySentOvertakenApplication } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'What changed since you applied' })).toBeVisible();
    await expect(canvas.getByText('$70–95 an hour', { selector: 'del *' })).toBeVisible();
    await expect(canvas.getByText('$60–80 an hour', { selector: 'ins *' })).toBeVisible();
    await expect(canvas.getByText('Contract')).not.toBeVisible();
    await userEvent.click(canvas.getByText('You applied to this version'));
    await expect(canvas.getByText('Contract')).toBeVisible();
  },
};

export const Accepted: Story = {
  args: {
    ...sent(myAcceptedApplication),
    conversation: conversationState(conversation),
    agreement: { agreement: { status: 'ready', data: changedAgreement }, href: '/dashboard/1/agreement' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Message from the client')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What comes next' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: clientUser.email })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
  },
};

/** The client has not shared an email address, and will contact the freelancer. */
export const AcceptedWithoutAddress: Story = {
  args: sent({ ...myAcceptedApplication, client_email: null, next_step: { kind: 'write' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Write to the client on the page of this application\./)).toBeVisible();
  },
};

export const Declined: Story = { args: sent(myRejectedApplication) };

/** The application was closed because the client did not decide in time. */
export const ClosedWithoutDecision: Story = {
  args: { application: { status: 'ready', data: mySentClosedApplication } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No decision', { selector: 'li *' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
  },
};

export const Withdrawn: Story = {
  args: sent(myWithdrawnApplication),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply again' })).toHaveAttribute(
      'href',
      `/apply/${myWithdrawnApplication.listing}`,
    );
    await expect(canvas.getByText(/^Kept until Dec 10, 2026\./)).toBeVisible();
  },
};

/** The job no longer accepts applications. */
export const WithdrawnFromClosedJob: Story = {
  args: sent({ ...myWithdrawnApplication, is_open: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Apply again' })).not.toBeInTheDocument();
  },
};

export const Long: Story = {
  tags: ['stress'],
  args: {
    application: {
      status: 'ready',
      data: {
        ...mySentApplication,
        cover_letter: longApplication.cover_letter,
        resume: longApplication.resume,
      },
    },
  },
};

export const Loading: Story = {
  args: { application: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading application...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    application: { status: 'error', message: 'Failed to load this application.', onRetry: fn() },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
