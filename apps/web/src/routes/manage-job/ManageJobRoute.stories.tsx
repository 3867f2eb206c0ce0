import {
  clientUser,
  failing,
  freelancerUser,
  jobQuestions,
  myInactiveJob,
  myJob,
  waitingQuestion,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import {
  alerts,
  asksToLogIn,
  hasHeading,
  says,
  showsMyJobs,
  showsListings,
  toasts,
} from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Manage job',
  component: AppAt,
  args: { address: paths.manageJob(myJob.id), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async (context) => {
    await hasHeading(myJob.title)(context);
    await expect(await context.canvas.findAllByRole('article')).toHaveLength(myJob.applications_count);
  },
};

export const Loading: Story = {
  args: {
    navigationTimeoutMs: 0,
    server: () => [failing('getMyJob', 'slow')],
  },
  play: says('Loading job...'),
};

export const Empty: Story = {
  args: {
    server: (state) => {
      state.applications = [];
      return [];
    },
  },
  play: says('No applications yet'),
};

export const Failed: Story = {
  args: { server: () => [failing('getMyJob')] },
  play: alerts('Failed to load job listing or applications.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const ApplicationsFailed: Story = {
  args: { server: () => [failing('listApplications')] },
  play: async (context) => {
    await hasHeading(myJob.title)(context);
    await alerts('Failed to load job listing or applications.')(context);
  },
};

export const HistoryFailed: Story = {
  args: { address: paths.manageHistory(myJob.id), server: () => [failing('getJobHistory')] },
  play: async (context) => {
    await hasHeading(myJob.title)(context);
    await alerts('Failed to load the history of this listing.')(context);
  },
};

/** Clients cannot see the jobs of other clients. */
export const NotFound: Story = { args: { address: paths.manageJob(987_654) }, play: alerts('Job not found') };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

const confirms =
  (action: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: action }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: action }));
  };

export const Deactivated: Story = {
  play: async (context) => {
    await confirms('Deactivate')(context);
    await toasts('The job is inactive now.')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Reactivate' })).toBeVisible();
    await expect(context.canvas.getByText('Inactive')).toBeVisible();
  },
};

/**
 * Marking the job as filled declines all applicants who are waiting for a decision, and undoing it reverts everything.
 */
export const FilledAndUndone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as filled' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as filled' }));
    await toasts('The job is marked as filled.')(context);
    await expect(await canvas.findByText('Filled')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await toasts('The decision is taken back.')(context);
    await expect(await canvas.findByText('Active')).toBeVisible();
  },
};

export const NotFilled: Story = {
  args: { server: () => [failing('fillJob')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as filled' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as filled' }));
    await expect(await dialog.findByText(/could not be marked as filled/)).toBeVisible();
  },
};

export const NotDeactivated: Story = {
  args: { server: () => [failing('updateJob')] },
  play: async (context) => {
    await confirms('Deactivate')(context);
    await expect(await screen.findByText('Unable to deactivate this job. Please try again.')).toBeVisible();
  },
};

/** After deleting a job, the client returns to the dashboard. */
export const Deleted: Story = {
  args: { address: paths.manageJob(myInactiveJob.id) },
  play: async (context) => {
    await confirms('Delete')(context);
    await toasts('Job deleted.')(context);
    await showsMyJobs(context);
    await expect(context.canvas.queryByText(myInactiveJob.title)).not.toBeInTheDocument();
  },
};

export const NotDeleted: Story = {
  args: {
    address: paths.manageJob(myInactiveJob.id),
    server: () => [failing('deleteJob', 'network')],
  },
  play: async (context) => {
    await confirms('Delete')(context);
    await expect(await screen.findByText(/^We cannot reach Skill Harbor/)).toBeVisible();
  },
};

/** A question with a reply moves behind the questions that wait for one. */
export const QuestionReplied: Story = {
  args: { address: paths.manageQuestions(myJob.id) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: `Answer the question: ${waitingQuestion.question}` }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your answer' }), 'The system draws it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish answer' }));
    await toasts('Answer published.')(context);
    await says('The system draws it.')(context);
  },
};

export const QuestionNotDeleted: Story = {
  args: { address: paths.manageQuestions(myJob.id), server: () => [failing('deleteQuestion')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `Delete the question: ${waitingQuestion.question}` }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Spam.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^The question could not be deleted/);
  },
};

export const QuestionsFailed: Story = {
  args: { address: paths.manageQuestions(myJob.id), server: () => [failing('listMyJobQuestions')] },
  play: async (context) => {
    await hasHeading(myJob.title)(context);
    await alerts('Failed to load the questions about this job.')(context);
  },
};

/** Each tab of the job has a URL, which keeps the client's choice of applicants. */
export const Parts: Story = {
  args: { address: paths.manageJob(myJob.id, { state: 'decided' }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const open = async (part: string) =>
      userEvent.click(await canvas.findByRole('link', { name: new RegExp(`^${part}`) }));
    await open('Questions');
    await expect(await canvas.findAllByRole('article')).toHaveLength(jobQuestions.length);
    await open('Job');
    await expect(await canvas.findByRole('heading', { name: 'Job details' })).toBeVisible();
    await open('History');
    await expect(await canvas.findByText('Nothing has changed')).toBeVisible();
    await open('Applicants');
    await expect(await canvas.findByRole('link', { name: /^Decided/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Mails from earlier versions link to the questions with a fragment (`#questions`) of the applicants page. */
export const OldAddressOfTheQuestions: Story = {
  args: { address: `${paths.manageJob(myJob.id)}#questions` },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(jobQuestions.length);
  },
};

/** The rest of the page is complete without the statistics. */
export const FunnelNotLoaded: Story = {
  args: { address: paths.manageDetails(myJob.id), server: () => [failing('getJobFunnel')] },
  play: alerts('Unable to load these numbers. Please try again later.'),
};
