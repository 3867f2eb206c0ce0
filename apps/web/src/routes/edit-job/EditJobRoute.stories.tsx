import { clientUser, failing, freelancerUser, myJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, showsListings, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Edit job',
  component: AppAt,
  args: { address: paths.editJob(myJob.id), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue(myJob.title);
  },
};

export const Loading: Story = {
  args: {
    navigationTimeoutMs: 0,
    server: () => [failing('getJobToEdit', 'slow')],
  },
  play: says('Loading job...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getJobToEdit')] },
  play: alerts('Failed to load job details.'),
};

/** Clients cannot see the jobs of other clients. */
export const NotFound: Story = { args: { address: paths.editJob(987_654) }, play: alerts('Job not found') };

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

const save: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
};

/** The page of the job shows the change. */
export const Saved: Story = {
  play: async (context) => {
    await save(context);
    await toasts('Changes saved.')(context);
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: `${myJob.title}!` }),
    ).toBeVisible();
    await expect((await context.canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const NotSaved: Story = {
  args: { server: () => [failing('updateJob', 'network')] },
  play: async (context) => {
    await save(context);
    await alerts('We cannot reach Skill Harbor. Check your connection and try again.')(context);
  },
};

/** The client's edit conflicts with another edit that was saved first. */
export const ChangedMeanwhile: Story = {
  args: {
    server: (state) => {
      const stored = state.jobs.find(({ job }) => job.id === myJob.id);
      return [
        http.put('*/api/job-listings/listings/:jobId/edit/', () => {
          if (!stored) return;
          stored.job.title = 'Senior product designer';
          stored.version += 1;
        }),
      ];
    },
  },
  play: async (context) => {
    await save(context);
    await alerts(/This job was changed meanwhile.*Senior product designer/)(context);
  },
};
