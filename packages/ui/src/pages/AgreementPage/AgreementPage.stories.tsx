import {
  agreedAgreement,
  agreementTerms,
  changedAgreement,
  deliveredAgreement,
  doneAgreement,
  emptyAgreement,
  endedAgreement,
  halfDoneAgreement,
  myProposedAgreement,
  startedAgreement,
  theirProposedAgreement,
} from '@skillharbor/mocks';
import type { Agreement } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { agreementValues } from '../../forms/AgreementForm/agreementValues.ts';
import type { Submission } from '../../primitives/state.ts';
import { AgreementPage } from './AgreementPage.tsx';
import type { AgreementPageProps } from './AgreementPage.tsx';

const ready = (data: Agreement) => ({ agreement: { status: 'ready' as const, data } });

const meta = {
  component: AgreementPage,
  args: {
    ...ready(theirProposedAgreement),
    reader: 'freelancer',
    applicationHref: '/dashboard/1',
    writing: { submission: { status: 'idle' }, onSubmit: fn(), onDirtyChange: fn() },
    stepping: { submission: { status: 'idle' }, onStep: fn() },
    recording: {
      form: { submission: { status: 'idle' }, onSubmit: fn() },
      stepping: { submission: { status: 'idle' }, entryId: null },
      onStep: fn(),
    },
    mayWrite: true,
    downloads: {
      pdf: '/api/agreements/1/pdf/?language=en',
      json: '/api/agreements/1/',
      calendar: '/api/applications/calendar/1/',
    },
  },
} satisfies Meta<typeof AgreementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Neither side has written a version, so the page begins with the form. */
export const Empty: Story = {
  args: ready(emptyAgreement),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(canvas.getByText('Say what the work is.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Scope' }), 'Two days on board.');
    await userEvent.type(canvas.getByLabelText('Start'), '2026-07-02');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(args.writing.onSubmit).toHaveBeenCalledWith({
      based_on: 0,
      scope: 'Two days on board.',
      deliverables: [],
      pay: null,
      start_date: '2026-07-02',
      place: null,
      notes: '',
    });
  },
};

/** The other side has written a version. The reader's confirmation contains the number of that version. */
export const WaitsForMe: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/moves no money/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm version 1' }));
    await expect(args.stepping.onStep).toHaveBeenCalledWith({ action: 'confirm', version: 1 });
  },
};

/** The reader has written a version, and the other side has not confirmed it yet. */
export const WaitsForThem: Story = {
  args: ready(myProposedAgreement),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You have confirmed version 1. It waits for the other side.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
  },
};

/** The other side has changed the reader's version. */
export const Changed: Story = {
  args: ready(changedAgreement),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€4,200 for the project', { selector: 'del *' })).toBeVisible();
    await expect(canvas.getByText('€4,600 for the project', { selector: 'ins *' })).toBeVisible();
  },
};

/** The form for a change starts with the terms of the newest version, and sends the number of that version. */
export const Changing: Story = {
  args: ready(changedAgreement),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change it' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Notes/ }), ' And in English.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(args.writing.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ based_on: 2, notes: `${changedAgreement.terms?.notes} And in English.` }),
    );
  },
};

/**
 * The page restores a text that was typed before the user left it. A notice tells the user that the text was restored.
 */
export const ComingBack: Story = {
  args: {
    ...ready(changedAgreement),
    writing: {
      submission: { status: 'idle' },
      onSubmit: fn(),
      initial: { ...agreementValues(changedAgreement.terms), notes: 'Typed before.' },
      draft: { savedAt: '2026-06-14T09:00:00Z', filesLost: false, onDiscard: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Typed before.');
  },
};

export const Sending: Story = {
  args: { ...ready(emptyAgreement), writing: { submission: { status: 'submitting' }, onSubmit: fn() } },
};

/** The typed values stay after a failure. */
export const NotSent: Story = {
  args: {
    ...ready(emptyAgreement),
    writing: {
      submission: { status: 'failed', message: 'The agreement could not be sent. Please try again.' },
      onSubmit: fn(),
    },
  },
};

/** Returns the server's response to a change that is based on an earlier version. */
function ConflictingPage(args: AgreementPageProps) {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <AgreementPage
      {...args}
      {...ready(isRefused ? changedAgreement : myProposedAgreement)}
      writing={{
        ...args.writing,
        submission: isRefused ? refusal : idle,
        onSubmit: (input) => {
          setIsRefused(true);
          args.writing.onSubmit(input);
        },
      }}
    />
  );
}
const idle: Submission = { status: 'idle' };
const refusal: Submission = { status: 'failed', message: 'The agreement was changed meanwhile.' };

/** The other side has sent a version while the reader was changing an earlier one. The page shows both versions. */
export const Conflict: Story = {
  render: (args) => <ConflictingPage {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change it' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Notes/ }), ' And tea.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(canvas.getByText('The other side has sent a new version')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Notes/ })).toHaveValue(
      `${agreementTerms.notes} And tea.`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(args.writing.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ based_on: 2 }));
  },
};

/** The version that the reader wanted to confirm is no longer the newest one. */
export const ConfirmedTooLate: Story = {
  args: {
    ...ready(changedAgreement),
    stepping: {
      submission: {
        status: 'failed',
        message: 'The agreement was changed meanwhile. Please read the newest version before you go on.',
      },
      onStep: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please read the newest version');
  },
};

export const Agreed: Story = { args: ready(agreedAgreement) };

export const Started: Story = {
  args: ready(startedAgreement),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as delivered' }));
    await expect(args.stepping.onStep).toHaveBeenCalledWith({ action: 'deliver' });
  },
};

/** Only the freelancer can mark the work as delivered. */
export const StartedForClient: Story = {
  args: { ...ready({ ...startedAgreement, actions: ['end'] }), reader: 'client' },
};

export const Delivered: Story = { args: ready(deliveredAgreement) };

export const DoneByThem: Story = { args: ready(halfDoneAgreement) };

export const DoneByMe: Story = {
  args: { ...ready({ ...halfDoneAgreement, actions: ['end'] }), reader: 'client' },
};

export const Done: Story = {
  args: ready(doneAgreement),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      '/api/agreements/1/pdf/?language=en',
    );
  },
};

export const Ended: Story = {
  args: ready(endedAgreement),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The boat is sold/)).toBeVisible();
  },
};

export const Ends: Story = {
  tags: ['behaviour'],
  args: ready(startedAgreement),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End the agreement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Ill.');
    await userEvent.click(dialog.getByRole('button', { name: 'End it' }));
    await expect(args.stepping.onStep).toHaveBeenCalledWith({ action: 'end', reason: 'Ill.' });
  },
};

/** The other side has deleted the account. */
export const FormerMember: Story = {
  args: ready({ ...agreedAgreement, client_name: null, actions: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Former member')).toBeVisible();
  },
};

export const Long: Story = {
  tags: ['stress'],
  args: ready({
    ...agreedAgreement,
    terms: {
      ...agreementTerms,
      scope: 'Donaudampfschifffahrtsgesellschaft'.repeat(8),
      deliverables: Array.from({ length: 20 }, (_, index) => ({
        title: `Prototype ${index + 1} `.repeat(10).trim(),
        due: '2026-07-31',
      })),
      place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, pier 4',
    },
  }),
};

export const RightToLeft: Story = { args: ready(changedAgreement), globals: { direction: 'rtl' } };

export const Loading: Story = {
  args: { agreement: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the agreement...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { agreement: { status: 'error', message: 'Failed to load the agreement.', onRetry: fn() } },
};

/** A team member with the role of reader sees the unconfirmed version, but cannot confirm or change it. */
export const ForReader: Story = {
  args: { reader: 'client', mayWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /PDF/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
