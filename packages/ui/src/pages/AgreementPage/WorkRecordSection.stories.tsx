import {
  doneAgreement,
  hiddenByOtherEntry,
  hiddenEntry,
  ownProposedEntry,
  proposedEntry,
  shownEntry,
  unbrokenAboutFreelancer,
  rightToLeftAboutFreelancer,
} from '@skillharbor/mocks';
import type { WorkRecordEntry } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WorkRecordSection } from './WorkRecordSection.tsx';

const withEntries = (...work_record: WorkRecordEntry[]) => ({ agreement: { ...doneAgreement, work_record } });
const idle = { status: 'idle' } as const;

const meta = {
  component: WorkRecordSection,
  args: {
    ...withEntries(),
    reader: 'freelancer',
    recording: {
      form: { submission: idle, onSubmit: fn() },
      stepping: { submission: idle, entryId: null },
      onStep: fn(),
    },
    mayWrite: true,
  },
} satisfies Meta<typeof WorkRecordSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neither side has written a sentence, so the page offers the reader the form. */
export const NothingWritten: Story = {};

/** An empty sentence is refused. Other sentences are sent without surrounding spaces. */
export const Writes: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a sentence' }));
    const field = canvas.getByRole('textbox', { name: 'Your sentence' });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(canvas.getByText('Write a sentence.')).toBeVisible();
    await userEvent.type(field, ' They paid on the day. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(args.recording.form.onSubmit).toHaveBeenCalledWith({ sentence: 'They paid on the day.' });
  },
};

/** The other side has written a sentence about the reader. The confirmation names the version that is shown. */
export const EntryWaitsForMe: Story = {
  args: withEntries(proposedEntry),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Not confirmed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm the sentence of/ }));
    await expect(args.recording.onStep).toHaveBeenCalledWith(proposedEntry.id, {
      action: 'confirm',
      version: 1,
    });
  },
};

/** The other side has not confirmed the reader's sentence, so the reader can still change it. */
export const EntryWaitsForThem: Story = {
  args: withEntries(ownProposedEntry),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the sentence' }));
    await expect(canvas.getByRole('textbox', { name: 'Your sentence' })).toHaveValue(
      ownProposedEntry.sentence,
    );
  },
};

export const Confirmed: Story = {
  args: withEntries(shownEntry, { ...ownProposedEntry, is_confirmed: true }),
  play: async ({ args, canvas, userEvent }) => {
    const [hide] = canvas.getAllByRole('button', { name: /^Hide the sentence of/ });
    if (hide) await userEvent.click(hide);
    await expect(args.recording.onStep).toHaveBeenCalledWith(shownEntry.id, { action: 'hide' });
  },
};

export const HiddenByMe: Story = { args: withEntries(hiddenEntry) };

export const HiddenByThem: Story = { args: withEntries(hiddenByOtherEntry) };

/** The other side changed the sentence before the reader confirmed it. */
export const NotConfirmed: Story = {
  args: {
    ...withEntries(proposedEntry),
    recording: {
      ...meta.args.recording,
      stepping: {
        submission: {
          status: 'failed',
          message: 'The sentence was changed meanwhile. Please read it before you confirm it.',
        },
        entryId: proposedEntry.id,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('changed meanwhile');
  },
};

/** The form contains a sentence that was typed before the user left the page. */
export const TextComesBack: Story = {
  args: {
    recording: {
      ...meta.args.recording,
      form: {
        submission: idle,
        onSubmit: fn(),
        initial: { sentence: 'Typed before.' },
        draft: { savedAt: '2026-06-14T09:00:00Z', filesLost: false, onDiscard: fn() },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your sentence' })).toHaveValue('Typed before.');
  },
};

/** The other side has deleted the account, so the reader can no longer write about them. */
export const WithFormerMember: Story = {
  args: { agreement: { ...doneAgreement, client_name: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: withEntries({ ...shownEntry, ...unbrokenAboutFreelancer }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const EntriesRightToLeft: Story = {
  args: withEntries({ ...shownEntry, ...rightToLeftAboutFreelancer }),
  globals: { direction: 'rtl' },
};
