import { failing, job, freelancerUser, REPORT_TOKEN } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Report',
  component: AppAt,
  args: { address: paths.report(REPORT_TOKEN), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const UNKNOWN = 'This link does not work. It may be incomplete, or the report was deleted.';

export const Loaded: Story = { play: hasHeading('Your report K7QM-2X9D') };

export const Failed: Story = {
  args: { server: () => [failing('readReport')] },
  play: alerts('Your report could not be loaded. Please try again later.'),
};

export const UnknownLink: Story = { args: { address: paths.report('never-sent') }, play: alerts(UNKNOWN) };

export const WithoutToken: Story = { args: { address: paths.report() }, play: alerts(UNKNOWN) };

const reports: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Report: ${job.title}` }));
  await userEvent.click(await screen.findByRole('radio', { name: 'It is spam' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
};

/** A visitor reports a job, and gets the link to the page about the report. */
export const Sent: Story = {
  args: { address: paths.job(job.id) },
  play: async (context) => {
    await reports(context);
    await expect(await screen.findByText('Thank you for your report')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See what became of the report' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/report#token=/),
    );
  },
};

/** The signed-in user has already reported the job. */
export const Repeated: Story = {
  args: {
    address: paths.job(job.id),
    as: freelancerUser,
    server: (state) => {
      const [first] = state.reports;
      if (first) first.reporter = freelancerUser.pk;
      return [];
    },
  },
  play: async (context) => {
    await reports(context);
    await expect(await screen.findByText(/^You have already reported this/)).toBeVisible();
  },
};

export const NotSent: Story = {
  args: { address: paths.job(job.id), server: () => [failing('sendReport')] },
  play: async (context) => {
    await reports(context);
    await expect(await screen.findByText('Your report could not be sent. Please try again.')).toBeVisible();
  },
};
