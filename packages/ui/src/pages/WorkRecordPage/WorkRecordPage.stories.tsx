import { hiddenEntry, ownProposedEntry, proposedEntry, shownEntry } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WorkRecordPage } from './WorkRecordPage.tsx';
import type { WorkRecordPageProps } from './WorkRecordPage.tsx';

/** The type annotation allows a story to set `onStep` to null. */
const args: WorkRecordPageProps = {
  entries: {
    status: 'ready',
    data: [
      shownEntry,
      { ...proposedEntry, id: 11, job_title: 'Timetable widget' },
      { ...hiddenEntry, id: 12 },
      ownProposedEntry,
    ],
  },
  reader: 'freelancer',
  stepping: { submission: { status: 'idle' }, entryId: null },
  onStep: fn(),
};

const meta = { component: WorkRecordPage, args } satisfies Meta<typeof WorkRecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'By you' })).toBeVisible();
    const names = canvas
      .getAllByRole('button', { name: /^Hide the sentence of/ })
      .map(({ textContent }) => textContent);
    await expect(new Set(names).size).toBe(names.length);
    await userEvent.click(canvas.getByRole('button', { name: /^Show again the sentence of/ }));
    await expect(args.onStep).toHaveBeenCalledWith(12, { action: 'show' });
  },
};

export const Empty: Story = {
  args: { entries: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sentences yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { entries: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    entries: { status: 'error', message: 'Failed to load the work record.', onRetry: fn() },
  },
};

export const Pending: Story = {
  args: { stepping: { submission: { status: 'submitting' }, entryId: 11 } },
};

export const NotSaved: Story = {
  args: { stepping: { submission: { status: 'failed' }, entryId: shownEntry.id } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved');
  },
};

/** A team member with the role of reader sees the sentences, but can neither confirm nor hide them. */
export const ForReader: Story = {
  args: { reader: 'client', onStep: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
