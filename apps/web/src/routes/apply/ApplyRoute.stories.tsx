import {
  responding,
  clientUser,
  closedJob,
  deadlineSoonJob,
  deadlineTodayJob,
  failing,
  freelancerUser,
  job,
  marketingJob,
  newFreelancerUser,
  screeningQuestions,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import {
  alerts,
  asksToLogIn,
  hasHeading,
  says,
  showsDashboard,
  showsListings,
  toasts,
} from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Apply',
  component: AppAt,
  args: { address: paths.apply(job.id), as: newFreelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('Apply for this job') };

export const Loading: Story = {
  args: {
    navigationTimeoutMs: 0,
    server: () => [failing('getJob', 'slow')],
  },
  play: says('Loading job details...'),
};

export const Failed: Story = {
  args: { address: paths.apply(500) },
  play: alerts('Failed to load job details.'),
};

/** After signing in, the user returns to this page. */
export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const NotFound: Story = { args: { address: paths.apply(987_654) }, play: alerts('Job not found') };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };

export const AlreadyApplied: Story = {
  args: { as: freelancerUser, address: paths.apply(deadlineSoonJob.id) },
  play: says("You've already applied to this job"),
};

export const Closed: Story = {
  args: { address: paths.apply(closedJob.id) },
  play: says('This job no longer takes applications.'),
};

const apply =
  (letter: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const resume = new File(['%PDF-1.7'], 'Jun Ito.pdf', { type: 'application/pdf' });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Cover letter' }), letter);
    await userEvent.upload(canvas.getByLabelText('Resume'), resume);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
  };

/** After applying, the freelancer goes to the job listings. */
export const Applied: Story = {
  // In WebKitGTK, the mocks do not respond to a request with a file.
  tags: ['not-webkit'],
  play: async (context) => {
    await apply('Hello')(context);
    await toasts('Application submitted!')(context);
    await showsListings(context);
    await says('Application submitted successfully')(context);
    await expect(context.canvas.getAllByRole('status').map((status) => status.textContent)).toContainEqual(
      expect.stringMatching(/^Application submitted successfully\. Explore Job Listings/),
    );
  },
};

/** The form keeps the letter and the resume after a failure. */
export const NotSent: Story = {
  play: async (context) => {
    await apply('fail-500')(context);
    await alerts('Something went wrong. Please try again.')(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('fail-500');
    await expect(context.canvas.getByText('Jun Ito.pdf')).toBeVisible();
  },
};

/** Other freelancers' applications have reached the limit of the job. The form keeps the letter. */
export const FullMeanwhile: Story = {
  // In WebKitGTK, the mocks do not respond to a request with a file.
  tags: ['not-webkit'],
  args: {
    server: () => [
      responding('applyToJob', {
        status: 409,
        body: { detail: 'Other words than those of today.', code: 'places_taken' },
      }),
    ],
  },
  play: async (context) => {
    await apply('Hello')(context);
    await alerts(
      'All places are taken: other applications were faster. What you wrote is still here, for when a place is free.',
    )(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('Hello');
  },
};

/**
 * The client changed the questions while the freelancer was writing the letter. The form shows the new questions, and
 * keeps the letter.
 */
export const QuestionsChangedMeanwhile: Story = {
  // In WebKitGTK, the mocks do not respond to a request with a file.
  tags: ['not-webkit'],
  args: {
    address: paths.apply(deadlineTodayJob.id),
    server: (state) => {
      const stored = state.jobs.find(({ job }) => job.id === deadlineTodayJob.id);
      return [
        http.post('*/api/applications/apply/', () => {
          if (stored) stored.job.screening_questions = screeningQuestions.slice(0, 1);
        }),
      ];
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Later' }));
    await apply('Hello')(context);
    await alerts('The client has changed the questions of this job. Please answer them as they are now.')(
      context,
    );
    await expect(await canvas.findByRole('textbox', { name: /^Which booking flow/ })).toHaveValue('');
    await expect(canvas.queryByRole('radio', { name: 'Later' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('Hello');
  },
};

/** In another tab, the freelancer has sent the last application that the limit allows. */
export const TooManyMeanwhile: Story = {
  // In WebKitGTK, the mocks do not respond to a request with a file.
  tags: ['not-webkit'],
  args: {
    server: () => [
      responding('applyToJob', {
        status: 409,
        body: {
          detail:
            'You have 20 open applications, the most at a time. A decision or a withdrawal makes room for another one.',
          code: 'open_applications_full',
          params: { max: 20 },
        },
      }),
    ],
  },
  play: async (context) => {
    await apply('Hello')(context);
    await alerts(/^You have 20 open applications, the most at a time\./)(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('Hello');
  },
};

/** The resumes of all open applications together are too large. */
export const ResumesTooLarge: Story = {
  // In WebKitGTK, the mocks do not respond to a request with a file.
  tags: ['not-webkit'],
  args: {
    server: () => [
      responding('applyToJob', {
        status: 409,
        body: {
          detail:
            'The resumes of your open applications may have 25 MiB together. Send a smaller file, or one that you have sent before.',
          code: 'open_resumes_full',
          params: { max: 25 },
        },
      }),
    ],
  },
  play: async (context) => {
    await apply('Hello')(context);
    await alerts(/^The resumes of your open applications may have 25 MiB together\./)(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('Hello');
  },
};

export const RefusedByTheServer: Story = {
  // In WebKitGTK, the mocks do not respond to a request with a file.
  tags: ['not-webkit'],
  args: {
    server: () => [
      responding('applyToJob', {
        status: 400,
        body: { resume: ['This file is not a PDF, whatever its name says.'] },
      }),
    ],
  },
  play: async (context) => {
    await apply('Hello')(context);
    await says('This file is not a PDF, whatever its name says.')(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Resume')).toHaveFocus());
  },
};

/** A freelancer with saved resumes and earlier letters need not upload a file. */
export const AppliedWithWhatWasThere: Story = {
  // In WebKitGTK, the mocks do not respond to a request with a form.
  tags: ['not-webkit'],
  args: { as: freelancerUser, address: paths.apply(marketingJob.id) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('radio', { name: /^Interface design/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin from an earlier letter' }));
    const letters = await canvas.findByRole('list', { name: 'Your latest letters' });
    const newest = within(letters).getAllByRole('listitem').slice(0, 1);
    for (const letter of newest) await userEvent.click(within(letter).getByRole('button'));
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).not.toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await toasts('Application submitted!')(context);
  },
};

/** The form accepts a file if the saved resumes could not be loaded. */
export const ResumesNotLoaded: Story = {
  args: {
    as: freelancerUser,
    address: paths.apply(marketingJob.id),
    server: () => [failing('listProfileResumes')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Resume')).toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const EarlierLettersFailed: Story = {
  args: { server: () => [failing('listMyApplications')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin from an earlier letter' }));
    await alerts('Unable to load your letters. Please try again later.')(context);
  },
};
