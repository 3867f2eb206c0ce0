import {
  busyFreelancer,
  clientConversation,
  heldApplication,
  moreFreelancers,
  myJob,
  pendingApplication,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { conversationState } from '../../testing/conversationState.ts';
import type { Submission } from '../../primitives/state.ts';
import { ApplicantPage } from './ApplicantPage.tsx';
import page from './ApplicantPage.stories.tsx';
import type { Applicant } from './ApplicantPage.tsx';

const meta = { component: ApplicantPage, args: page.args } satisfies Meta<typeof ApplicantPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const pending: Applicant = { job: myJob, application: pendingApplication, freelancer: busyFreelancer };
const [, heldFreelancer = busyFreelancer] = moreFreelancers;
const held: Applicant = { job: myJob, application: heldApplication, freelancer: heldFreelancer };
const taken: Applicant = {
  ...held,
  application: {
    ...heldApplication,
    status: 'pending',
    decided_at: null,
    held_until: null,
    decline_reason: null,
  },
};

/**
 * The client decides by keyboard. Escape closes the dialog, and the focus returns to the button. When the dialog opens
 * again, it contains the typed text.
 */
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
    await expect(args.onAccept).toHaveBeenCalledWith({ message: 'Welcome aboard.', shareEmail: true });
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

/** The dialog closes once the decision is saved, and the page shows the decision. */
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

/**
 * Another decision was saved first. The typed text stays visible until the user closes the dialog, and then the page
 * shows the outcome.
 */
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

/** The typed text stays in the dialog, which shows the failure. */
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
  },
};

/** The failure is no longer shown when a dialog is opened again. */
export const ForgetsTheFailure: Story = {
  ...AcceptFailed,
  tags: ['behaviour'],
  play: async (context) => {
    await AcceptFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const other = within(await screen.findByRole('dialog'));
    await expect(other.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The client has just declined the application, and the freelancer is told later. */
export const Held: Story = {
  args: { applicant: { status: 'ready', data: held } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sam Pier 2 is told in 8 minutes.')).toBeVisible();
  },
};

/** After undoing, the page asks for the decision again, and the focus moves to the question. */
export const TakenBack: Story = {
  ...Held,
  tags: ['behaviour'],
  render: (args) => {
    // In the app, the application is loaded again after undoing. The story removes the decision itself.
    const [undone, setUndone] = useState(false);
    return (
      <ApplicantPage
        {...args}
        applicant={{ status: 'ready', data: undone ? taken : held }}
        onUndo={() => setUndone(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your decision' })).toHaveFocus());
  },
};

/** The undo period ended while the page was open. */
export const HoldOver: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: { ...held, application: { ...heldApplication, held_until: '2026-06-15T08:59:59.000Z' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sam Pier 2 is being told.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  },
};

export const UndoFailed: Story = {
  args: {
    applicant: { status: 'ready', data: held },
    undo: { status: 'failed', message: 'This decision can no longer be taken back.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This decision can no longer be taken back.');
  },
};

/**
 * A team member with the role of reader can read the application, the note and the messages, but cannot change them.
 */
export const ForReader: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: {
        ...pending,
        application: { ...pendingApplication, note: 'Call her references.', noted_by: 'Li' },
      },
    },
    conversation: conversationState(clientConversation),
    mayWrite: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call her references.')).toBeVisible();
    await expect(canvas.getByText('Last written by Li')).toBeVisible();
    await expect(canvas.getByText(/^You can see everything here\./)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(
      canvas.queryByRole('button', { name: /^(Accept|Decline|Shortlist|Mute|End|Send)/ }),
    ).toBeNull();
  },
};
