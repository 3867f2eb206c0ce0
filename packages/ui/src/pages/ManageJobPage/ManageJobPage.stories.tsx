import {
  acceptedApplication,
  applications,
  longJob,
  myClosedJob,
  myDraftJob,
  myInactiveJob,
  myJob,
  pendingApplication,
  rejectedApplication,
  rightToLeftJob,
  unbrokenJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Submission } from '../../primitives/state.ts';
import { ManageJobPage } from './ManageJobPage.tsx';

const meta = {
  component: ManageJobPage,
  args: {
    job: { status: 'ready', data: myJob },
    applications: { status: 'ready', data: applications },
    pages: { pending: false },
    applicantHref: ({ freelancer_id }) => `/applicant/1/${freelancer_id}`,
    editHref: '/edit-job/1',
    publicHref: '/job/1',
    myJobsHref: '/',
    toggle: { status: 'idle' },
    onToggle: fn(),
    removal: { status: 'idle' },
    onDelete: fn(),
  },
} satisfies Meta<typeof ManageJobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { status: 'ready', data: [] } as const;

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: myJob.title })).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Job Listing' })).toHaveAttribute(
      'href',
      '/edit-job/1',
    );
    await expect(canvas.getByRole('link', { name: 'View public page' })).toHaveAttribute('href', '/job/1');
    await expect(canvas.getByRole('button', { name: 'Deactivate' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^Partly: hybrid$/);
    await expect(canvas.queryByText('Work type')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See More about Mateo Rivas' })).toHaveAttribute(
      'href',
      `/applicant/1/${pendingApplication.freelancer_id}`,
    );
  },
};

/** Only an inactive job can be deleted. */
export const Inactive: Story = {
  args: {
    job: { status: 'ready', data: myInactiveJob },
    applications: { status: 'ready', data: [rejectedApplication] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reactivate' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

/** Past its deadline. */
export const Closed: Story = {
  args: {
    job: { status: 'ready', data: myClosedJob },
    applications: { status: 'ready', data: [acceptedApplication] },
  },
};

export const WithoutApplications: Story = {
  args: {
    job: { status: 'ready', data: { ...myJob, applications_count: 0, undecided_count: 0 } },
    applications: none,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applications yet')).toBeVisible();
  },
};

export const DraftWithoutApplications: Story = {
  args: { job: { status: 'ready', data: myDraftJob }, applications: none },
};

export const OneApplication: Story = {
  args: {
    job: { status: 'ready', data: { ...myJob, applications_count: 1, undecided_count: 1 } },
    applications: { status: 'ready', data: [pendingApplication] },
  },
};

export const ManyApplications: Story = {
  args: {
    job: { status: 'ready', data: { ...myJob, applications_count: 1240, undecided_count: 12 } },
    applications: {
      status: 'ready',
      data: Array.from({ length: 20 }, (_, index) => ({
        ...(index < 12 ? pendingApplication : rejectedApplication),
        id: index + 1,
      })),
    },
    pages: { next: fn(), pending: false },
  },
};

export const Loading: Story = {
  args: { job: { status: 'loading' }, applications: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading job...')).toBeVisible();
  },
};

export const LoadingApplications: Story = { args: { applications: { status: 'loading' } } };

const loadFailed = {
  status: 'error',
  message: 'Failed to load job listing or applications.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { job: loadFailed, applications: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const ApplicationsFailed: Story = { args: { applications: loadFailed } };

/** Every text at its maximum length. */
export const Long: Story = { args: { job: { status: 'ready', data: { ...myJob, ...longJob } } } };

export const UnbrokenWords: Story = {
  args: { job: { status: 'ready', data: { ...myJob, ...unbrokenJob } } },
};

export const RightToLeft: Story = {
  args: { job: { status: 'ready', data: { ...myJob, ...rightToLeftJob } } },
};

/** By keyboard: Escape cancels, and the focus returns; confirming changes the job, and the same button reverts it. */
export const DeactivatesAfterAQuestion: Story = {
  render: function Toggling(args) {
    const [job, setJob] = useState(myJob);
    return (
      <ManageJobPage
        {...args}
        job={{ status: 'ready', data: job }}
        onToggle={() => {
          args.onToggle();
          setJob({ ...job, is_active: !job.is_active, is_open: !job.is_active, version: job.version + 1 });
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Deactivate' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(args.onToggle).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Reactivate' })).toHaveFocus();
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
};

export const DeletesAfterAQuestion: Story = {
  args: { job: { status: 'ready', data: myInactiveJob }, applications: none },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this job?' }));
    await waitFor(() => expect(question.getByText(/This action cannot be undone\./)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** The failure is shown in the dialog, and is cleared when the dialog is opened again. */
export const ToggleFailed: Story = {
  render: function Failing(args) {
    const [toggle, setToggle] = useState<Submission>({ status: 'idle' });
    return (
      <ManageJobPage
        {...args}
        toggle={toggle}
        onToggle={() =>
          setToggle({ status: 'failed', message: 'The service is busy. Please try again shortly.' })
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('The service is busy.');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    const again = within(await screen.findByRole('alertdialog'));
    await expect(again.queryByRole('alert')).not.toBeInTheDocument();
  },
};
