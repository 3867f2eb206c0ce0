import { myFilledJob, rightToLeftJob, TODAY, unbrokenJob } from '@skillharbor/mocks';
import type { Job } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { copiedValues, emptyJob } from '../../forms/JobForm/jobValues.ts';
import { CreateJobPage } from './CreateJobPage.tsx';
import type { JobStart } from './CreateJobPage.tsx';

const copying = (job: Job | null): JobStart => ({
  kind: 'copy',
  job: { status: 'ready', data: job },
  href: '/manage-job/1',
});

const meta = {
  component: CreateJobPage,
  args: {
    start: { kind: 'empty' },
    draftSaving: { submission: { status: 'idle' }, onSave: fn() },
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    cancelHref: '/',
    today: TODAY,
  },
} satisfies Meta<typeof CreateJobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Job' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  },
};

/** The typed values are saved as a draft without validation. */
export const SavesADraft: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Harbor pilot');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await expect(args.draftSaving.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Harbor pilot', description: '' }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SavingADraft: Story = {
  args: { draftSaving: { submission: { status: 'submitting' }, onSave: fn() } },
};

export const DraftNotSaved: Story = {
  args: {
    initial: { ...emptyJob, title: 'Harbor pilot' },
    draftSaving: { submission: { status: 'failed' }, onSave: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The draft could not be saved.');
  },
};

/** The draft was deleted, or its job was posted. */
export const DraftGone: Story = {
  args: { start: { kind: 'draft', draft: { status: 'ready', data: { isFound: false } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This draft does not exist any more/);
  },
};

/** A planned job becomes active on its day, not before. */
export const Planned: Story = {
  tags: ['behaviour'],
  args: { start: copying(myFilledJob) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Public from/), TODAY);
    await userEvent.type(canvas.getByLabelText('Application deadline'), TODAY);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ is_active: false, publish_on: TODAY }),
    );
  },
};

/** The form restores the values that were typed before the session ended. They are not saved yet. */
export const ComingBack: Story = {
  args: { initial: { ...emptyJob, title: 'Harbor pilot' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbor pilot');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'Something went wrong on our side. Please try again.' },
  },
};

/**
 * The form contains the values of the earlier job, except its dates. If the client leaves the form now, nothing is
 * lost.
 */
export const Copied: Story = {
  args: { start: copying(myFilledJob) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Copied without its dates from:')).toBeVisible();
    await expect(canvas.getByRole('link', { name: myFilledJob.title })).toHaveAttribute(
      'href',
      '/manage-job/1',
    );
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(canvas.getByText('Application deadline is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Application deadline'), '2026-07-31');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        title: myFilledJob.title,
        description: myFilledJob.description,
        application_deadline: '2026-07-31',
        decision_date: null,
      }),
    );
  },
};

/** The form restores the typed values. If the user discards them, it contains the copy of the job again. */
export const CopiedWithDraft: Story = {
  args: {
    start: copying(myFilledJob),
    initial: { ...copiedValues(myFilledJob), title: 'Harbor pilot' },
    draft: { savedAt: `${TODAY}T08:30:00Z`, filesLost: false, onDiscard: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbor pilot');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(myFilledJob.title);
  },
};

/** The form is not shown while the job to copy loads, because the job's values would replace the typed ones. */
export const CopyLoading: Story = {
  args: { start: { kind: 'copy', job: { status: 'loading' }, href: '/manage-job/1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading job...')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const CopyFailed: Story = {
  args: {
    start: {
      kind: 'copy',
      job: { status: 'error', message: 'Failed to load job details.', onRetry: fn() },
      href: '/manage-job/1',
    },
  },
};

export const CopyNotFound: Story = {
  args: { start: copying(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Nothing was copied/);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
};

export const CopyUnbrokenTitle: Story = { args: { start: copying(unbrokenJob) } };

export const CopyRightToLeft: Story = {
  args: { start: copying(rightToLeftJob) },
  globals: { direction: 'rtl' },
};

/** The layout is mirrored, although the texts are English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
