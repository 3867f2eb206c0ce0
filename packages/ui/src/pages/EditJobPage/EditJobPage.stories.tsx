import {
  longJob,
  myBlindJob,
  myClosedJob,
  myInactiveJob,
  myJob,
  screeningQuestions,
  TODAY,
} from '@skillharbor/mocks';
import type { MyJob } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { jobValues } from '../../forms/JobForm/jobValues.ts';
import type { Submission } from '../../primitives/state.ts';
import { EditJobPage } from './EditJobPage.tsx';

const meta = {
  component: EditJobPage,
  args: {
    job: { status: 'ready', data: myJob },
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    cancelHref: '/manage-job/1',
    today: TODAY,
  },
} satisfies Meta<typeof EditJobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue(myJob.title);
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ title: `${myJob.title}!`, is_active: true, version: myJob.version }),
    );
  },
};

/** The client changes a text of an inactive job. Saving it does not reactivate the job. */
export const Inactive: Story = {
  args: { job: { status: 'ready', data: myInactiveJob } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ is_active: false }));
  },
};

/** An inactive job can have a planned day on which it becomes active. */
export const PlansItsDay: Story = {
  args: { job: { status: 'ready', data: myInactiveJob } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Public from/), TODAY);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ is_active: false, publish_on: TODAY }),
    );
  },
};

/** The form restores the values that were typed before the session ended. They are not saved yet. */
export const ComingBack: Story = {
  args: { initial: { ...jobValues(myJob), title: 'Harbor pilot' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbor pilot');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

/** A dialog asks for a confirmation, because applicants are notified of a change of the terms. */
export const AsksBeforeApplicantsAreNotified: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const place = canvas.getByRole('textbox', { name: 'Location' });
    await userEvent.clear(place);
    await userEvent.type(place, 'Porto, Portugal');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const question = await screen.findByRole('alertdialog', { name: '2 applicants will be told' });
    await waitFor(() => expect(question).toHaveTextContent('Before: Lisbon, Portugal Now: Porto, Portugal'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The typed values stay while the client continues editing. */
export const NotifiesApplicants: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await AsksBeforeApplicantsAreNotified.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Location' })).toHaveValue('Porto, Portugal');

    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
      await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save and tell them' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ location: 'Porto, Portugal', version: myJob.version }),
    );
  },
};

/** A dialog asks for a confirmation, because ending a blind review reveals undecided applicants. */
export const AsksBeforeNamesAreRevealed: Story = {
  args: { job: { status: 'ready', data: myBlindJob } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^With their names/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alertdialog', { name: 'Reveal all who wait?' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RevealsNames: Story = {
  ...AsksBeforeNamesAreRevealed,
  tags: ['behaviour'],
  play: async (context) => {
    await AsksBeforeNamesAreRevealed.play?.(context);
    const { userEvent, args } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Save and reveal them' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ blind_review: false }));
  },
};

/** A past deadline may stay unchanged, so that the client can correct other fields. */
export const Closed: Story = {
  args: { job: { status: 'ready', data: myClosedJob } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { job: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading job...')).toBeVisible();
  },
};

const loadFailed = { status: 'error', message: 'Failed to load job details.', onRetry: fn() } as const;

export const Failed: Story = {
  args: { job: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { job: { status: 'error', message: 'Job not found', onRetry: null }, cancelHref: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const SaveFailed: Story = {
  args: { submission: { status: 'failed', message: 'The service is busy. Please try again shortly.' } },
};

/** Every text has its maximum length. */
export const Long: Story = {
  tags: ['stress'],
  args: { job: { status: 'ready', data: { ...myJob, ...longJob } } },
};

const theirs: MyJob = {
  ...myJob,
  title: 'Senior product designer for a ferry booking app',
  pay: null,
  employment_type: 'full-time',
  screening_questions: screeningQuestions,
  is_active: false,
  version: myJob.version + 1,
};

/** Another user changed the job. The page shows the changes, and keeps the client's text. */
export const ChangedMeanwhile: Story = {
  render: function Conflict(args) {
    const [job, setJob] = useState(myJob);
    const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
    return (
      <EditJobPage
        {...args}
        job={{ status: 'ready', data: job }}
        submission={submission}
        onSubmit={(update) => {
          args.onSubmit(update);
          if (update.version === theirs.version) return;
          setJob(theirs);
          setSubmission({ status: 'failed', message: 'This job was changed meanwhile.' });
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(theirs.title);
    await expect(notice).toHaveTextContent('Not given');
    await expect(notice).toHaveTextContent('Full-time');
    await expect(notice).toHaveTextContent('When could you start?');
    await waitFor(() => expect(notice.parentElement).toHaveFocus());
    await expect(title).toHaveValue(`${myJob.title}!`);
  },
};

/** The next submission overwrites the other user's changes. */
export const ReplacesTheOtherChanges: Story = {
  ...ChangedMeanwhile,
  tags: ['behaviour'],
  play: async (context) => {
    await ChangedMeanwhile.play?.(context);
    const { canvas, userEvent, args } = context;
    // The form still contains the old pay, so saving it changes the terms, and the dialog about changed terms opens.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
      await expect(screen.getByRole('alertdialog')).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save and tell them' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: `${myJob.title}!`, is_active: false, version: theirs.version }),
    );
  },
};

/** The client discards the typed text and keeps the other version. */
export const UsesTheOtherVersion: Story = {
  ...ChangedMeanwhile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard my text and use theirs' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(theirs.title);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
