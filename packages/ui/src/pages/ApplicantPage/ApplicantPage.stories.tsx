import {
  acceptedApplication,
  agreedAgreement,
  answeredApplication,
  applications,
  applicantOf,
  busyFreelancer,
  clientConversation,
  clientUser,
  forgottenApplication,
  formerApplication,
  longApplication,
  longFreelancer,
  longJob,
  moreFreelancers,
  myJob,
  newFreelancer,
  onLeaveFreelancer,
  pendingApplication,
  receivedTotals,
  rejectedApplication,
  shortlistedApplication,
  rightToLeftFreelancer,
  closedApplication,
  withdrawnApplication,
  emptyConversation,
  TODAY,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationState } from '../../testing/conversationState.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ApplicantPage } from './ApplicantPage.tsx';
import type { Applicant } from './ApplicantPage.tsx';

const pending: Applicant = { job: myJob, application: pendingApplication, freelancer: busyFreelancer };

const [steadyFreelancer = busyFreelancer] = moreFreelancers;

const meta = {
  component: ApplicantPage,
  args: {
    applicant: { status: 'ready', data: pending },
    backHref: '/manage-job/1',
    frame: {
      partHrefs: {
        applicants: '/manage-job/1',
        questions: '/manage-job/1/questions',
        job: '/manage-job/1/job',
        history: '/manage-job/1/history',
      },
      editHref: '/edit-job/1',
      list: {
        applications: { status: 'ready', data: applications },
        total: receivedTotals.all,
        shown: { state: 'all', sort: 'newest' },
        pages: { pending: false, next: fn() },
        applicantHref: ({ freelancer_id }) => `/applicant/1/${freelancer_id}`,
        onFollow: fn(),
        onShortlist: fn(),
      },
      today: TODAY,
    },
    conversationHref: '/applicant/1/application/1#conversation',
    agreementHref: '/applicant/1/application/1/agreement',
    fillHref: '/manage-job/1#fill',
    decision: { status: 'idle' },
    clientEmail: clientUser.email,
    onAccept: fn(),
    onDecline: fn(),
    conversation: conversationState(emptyConversation),
    agreement: null,
    undo: { status: 'idle' },
    neighbours: { pending: false, previous: fn(), next: fn() },
    onShortlist: fn(),
    notify: { status: 'idle' },
    onNotify: fn(),
    mayWrite: true,
    note: { value: '', onChange: fn(), saving: 'none', onRetry: fn() },
    keys: { on: true, onSwitch: fn() },
    onUndo: fn(),
    reveal: { status: 'idle' },
    onReveal: fn(),
  },
} satisfies Meta<typeof ApplicantPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mateo Rivas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to applicants' })).toHaveAttribute(
      'href',
      '/manage-job/1',
    );
    const resume = canvas.getByRole('link', { name: 'Download resume' });
    await expect(resume).toHaveAttribute('href', pendingApplication.resume_url);
    await expect(resume).toHaveAttribute('download');
    await expect(canvas.getByText('PDF, 180 kB')).toBeVisible();
    await expect(canvas.getByText('10 years')).toBeVisible();
  },
};

/** On a wide screen, the other applicants are beside the one who is shown, whose row is marked. */
export const BesideTheList: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Applicants in this list' }));
    await expect(list.getByRole('link', { current: 'page' })).toHaveAccessibleName('Mateo Rivas');
    await userEvent.click(list.getByRole('link', { name: 'Ingrid Solheim' }));
    await expect(args.frame.list?.onFollow).toHaveBeenCalledOnce();
    await userEvent.click(list.getByRole('button', { name: 'Shortlist Ingrid Solheim' }));
    await expect(args.frame.list?.onShortlist).toHaveBeenCalledOnce();
  },
};

/** The client reads the answers to the screening questions below the letter. */
export const WithAnswers: Story = {
  args: { applicant: { status: 'ready', data: { ...pending, application: answeredApplication } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Which tools do you prefer?' })).toBeVisible();
    await expect(canvas.getByText('No answer')).toBeVisible();
  },
};

/** The application is on the shortlist, so the client may notify the freelancer. The client's note is saved. */
export const Shortlisted: Story = {
  args: {
    applicant: { status: 'ready', data: { ...pending, application: shortlistedApplication } },
    note: { value: shortlistedApplication.note, onChange: fn(), saving: 'saved', onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only you know of it.')).toBeVisible();
  },
};

/** The keyboard shortcuts work everywhere except in the field of the note. */
export const KeysAct: Story = {
  ...Shortlisted,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('s');
    await expect(args.onShortlist).toHaveBeenCalledWith(false);
    await userEvent.keyboard('j');
    await expect(args.neighbours.next).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Private note/ }), 'ask');
    await expect(args.onShortlist).toHaveBeenCalledOnce();
    await userEvent.click(document.body);
    await userEvent.keyboard('d');
    const dialog = await screen.findByRole('dialog', { name: 'Decline Mateo Rivas?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A dialog asks for a confirmation before the freelancer is notified by mail. */
export const NotifiesOfTheShortlist: Story = {
  ...Shortlisted,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell Mateo Rivas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email' }));
    await expect(args.onNotify).toHaveBeenCalledOnce();
  },
};

/** This is the first applicant of the list, and the note could not be saved. */
export const NoteNotSaved: Story = {
  args: {
    neighbours: { pending: false, next: fn() },
    note: { value: 'Ask about July.', onChange: fn(), saving: 'failed', onRetry: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
    await expect(args.note.onRetry).toHaveBeenCalledOnce();
  },
};

/** A `javascript:` address is not rendered as a link, and an email address cannot add recipients to a mail. */
export const UnsafeLinks: Story = {
  tags: ['stress'],
  args: {
    applicant: {
      status: 'ready',
      data: {
        ...pending,
        freelancer: {
          ...busyFreelancer,
          portfolio_link: 'javascript:alert(1)',
          user: { ...busyFreelancer.user, email: 'mateo?bcc=mallory@example.com' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain('mailto:mateo%3Fbcc%3Dmallory@example.com');
    await expect(links.filter((href) => href?.startsWith('javascript'))).toEqual([]);
  },
};

export const Accepted: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: { job: myJob, application: acceptedApplication, freelancer: rightToLeftFreelancer },
    },
    conversation: conversationState(clientConversation),
    agreement: {
      agreement: { status: 'ready', data: agreedAgreement },
      href: '/applicant/1/application/2/agreement',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You accepted this application on Jun 15, 2026.')).toBeVisible();
    await expect(canvas.getByText(acceptedApplication.message ?? '')).toBeVisible();
    await expect(canvas.getByText('You gave the freelancer your email address.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  },
};

export const AcceptedWithoutMessage: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: {
        ...pending,
        application: {
          ...acceptedApplication,
          applicant: applicantOf(busyFreelancer),
          message: null,
          email_shared: false,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The freelancer does not have your email address/)).toBeVisible();
  },
};

export const Declined: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: { job: myJob, application: rejectedApplication, freelancer: onLeaveFreelancer },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rejectedApplication.decline_reason ?? '')).toBeVisible();
    await expect(canvas.getByText(/^Kept until Dec 12, 2026\./)).toBeVisible();
  },
};

/** The freelancer's profile is empty. */
export const NewFreelancer: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: {
        ...pending,
        application: { ...pendingApplication, applicant: applicantOf(newFreelancer) },
        freelancer: newFreelancer,
      },
    },
  },
};

/** The letter, the name and the file name are long words without spaces. */
export const Long: Story = {
  tags: ['stress'],
  args: {
    applicant: {
      status: 'ready',
      data: {
        job: { ...myJob, ...longJob },
        application: longApplication,
        freelancer: longFreelancer,
      },
    },
  },
};

export const Loading: Story = {
  args: { applicant: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading applicant...')).toBeVisible();
  },
};

const loadFailed = { status: 'error', message: 'Unable to load applicant details.', onRetry: fn() } as const;

export const Failed: Story = {
  args: { applicant: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { applicant: { status: 'error', message: 'Unable to load applicant details.', onRetry: fn() } },
};

export const RightToLeft: Story = { args: Accepted.args, globals: { direction: 'rtl' } };

/** The freelancer has deleted the account. The client still sees the dates and the outcome of the application. */
export const FormerMember: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: { job: myJob, application: formerApplication, freelancer: null },
    },
    conversation: conversationState({ ...emptyConversation, writing: 'closed' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A former member' })).toBeVisible();
    await expect(canvas.getByText('This account was deleted')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Download resume' })).not.toBeInTheDocument();
  },
};

/** The application's retention period has ended. The client still sees its dates and its outcome. */
export const NoLongerKept: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: { job: myJob, application: forgottenApplication, freelancer: null },
    },
    conversation: conversationState({ ...emptyConversation, writing: 'closed' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A former applicant' })).toBeVisible();
    await expect(canvas.getByText(/were kept until Jun 12, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Private note' })).not.toBeInTheDocument();
  },
};

export const Withdrawn: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: { job: myJob, application: withdrawnApplication, freelancer: steadyFreelancer },
    },
    conversation: conversationState({ ...emptyConversation, writing: 'closed' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The freelancer withdrew this application on Jun 14, 2026.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  },
};

/** The application was closed because the client did not decide in time. */
export const ClosedWithoutDecision: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: { job: myJob, application: closedApplication, freelancer: steadyFreelancer },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You did not decide in time\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  },
};
