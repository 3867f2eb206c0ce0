import {
  acceptedApplication,
  applicantOf,
  busyFreelancer,
  longApplication,
  longFreelancer,
  longJob,
  myJob,
  newFreelancer,
  onLeaveFreelancer,
  pendingApplication,
  rejectedApplication,
  rightToLeftFreelancer,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Submission } from '../../primitives/state.ts';
import { ApplicantPage } from './ApplicantPage.tsx';
import type { Applicant } from './ApplicantPage.tsx';

const pending: Applicant = { job: myJob, application: pendingApplication, freelancer: busyFreelancer };

const meta = {
  component: ApplicantPage,
  args: {
    applicant: { status: 'ready', data: pending },
    backHref: '/manage-job/1',
    decision: { status: 'idle' },
    onAccept: fn(),
    onDecline: fn(),
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

/** A `javascript:` address is not rendered as a link, and an email address cannot add recipients to a mail. */
export const UnsafeLinks: Story = {
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
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You accepted this application on Jun 15, 2026.')).toBeVisible();
    await expect(canvas.getByText(acceptedApplication.message ?? '')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const AcceptedWithoutMessage: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: {
        ...pending,
        application: { ...acceptedApplication, applicant: applicantOf(busyFreelancer), message: null },
      },
    },
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
  },
};

/** An empty profile. */
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

/** A long letter, a long name, a long file name, words without a break opportunity. */
export const Long: Story = {
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

/** By keyboard: Escape closes the dialog, and the focus returns; the typed text is there again on reopening. */
export const AcceptsWithAMessage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const accept = canvas.getByRole('button', { name: 'Accept' });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    const message = await screen.findByRole('textbox', { name: /^Message to the candidate/ });
    await waitFor(() => expect(message).toHaveFocus());
    await userEvent.keyboard('Welcome aboard.{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(accept).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept Mateo Rivas?' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('Welcome aboard.');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledWith('Welcome aboard.');
  },
};

export const DeclinesWithoutAReason: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Mateo Rivas?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledWith('');
  },
};

/** The whole flow: the dialog closes once the decision is made, and the page shows it. */
export const ShowsTheDecision: Story = {
  render: function Deciding(args) {
    const [application, setApplication] = useState(pendingApplication);
    return (
      <ApplicantPage
        {...args}
        applicant={{ status: 'ready', data: { ...pending, application } }}
        onDecline={(decline_reason) =>
          setApplication({
            ...application,
            status: 'rejected',
            decline_reason,
            decided_at: '2026-06-15T09:00:00.000Z',
          })
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'The role was filled.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('The role was filled.')).toBeVisible();
    await expect(canvas.getByText('You declined this application on Jun 15, 2026.')).toBeVisible();
  },
};

/** A conflicting decision: the typed text stays in view until the dialog is closed, then the page shows the outcome. */
export const DecidedMeanwhile: Story = {
  render: function Meanwhile(args) {
    const [application, setApplication] = useState(pendingApplication);
    const [decision, setDecision] = useState<Submission>({ status: 'idle' });
    return (
      <ApplicantPage
        {...args}
        applicant={{ status: 'ready', data: { ...pending, application } }}
        decision={decision}
        onDecline={() => {
          setApplication({ ...application, status: 'accepted', decided_at: '2026-06-15T08:30:00.000Z' });
          setDecision({ status: 'failed', message: 'This application was decided meanwhile.' });
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'The role was filled.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This application was already accepted on Jun 15, 2026, 8:30 AM UTC.',
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('The role was filled.');
  },
};

/** The text stays, the failure is shown in the dialog, and is cleared when the dialog is opened again. */
export const AcceptFailed: Story = {
  render: function Failing(args) {
    const [decision, setDecision] = useState<Submission>({ status: 'idle' });
    return (
      <ApplicantPage
        {...args}
        decision={decision}
        onAccept={() => setDecision({ status: 'failed', message: 'Unable to accept application.' })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Welcome aboard.');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Unable to accept application\.$/);
    await expect(dialog.getByRole('textbox')).toHaveValue('Welcome aboard.');

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const other = within(await screen.findByRole('dialog'));
    await expect(other.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { applicant: { status: 'error', message: 'Unable to load applicant details.', onRetry: fn() } },
};

export const RightToLeft: Story = { args: Accepted.args, globals: { direction: 'rtl' } };
