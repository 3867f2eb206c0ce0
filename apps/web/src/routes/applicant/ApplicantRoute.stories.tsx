import {
  busyFreelancer,
  clientUser,
  failing,
  freelancerUser,
  job,
  onLeaveFreelancer,
  pendingApplication,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says, showsListings, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Applicant',
  component: AppAt,
  args: { address: paths.applicant(job.id, busyFreelancer.id), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mateo Rivas' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(await canvas.findByText(/^No messages yet\./)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getFreelancer', 'slow')] },
  play: says('Loading applicant...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getFreelancer')] },
  play: alerts('Unable to load applicant details.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

/** The freelancer has not applied to this job. */
export const NotFound: Story = {
  args: { address: paths.applicant(job.id, freelancerUser.pk) },
  play: alerts('Unable to load applicant details.'),
};

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

export const Decided: Story = {
  args: { address: paths.applicant(job.id, onLeaveFreelancer.id) },
  play: says(/^You declined this application on/),
};

const accept =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Message/ }), message);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
  };

/** After accepting, the client returns to the list of applicants. */
export const Accepted: Story = {
  play: async (context) => {
    await accept('See you on Tuesday.')(context);
    await toasts('Application accepted.')(context);
    await hasHeading(job.title)(context);
    await expect((await context.canvas.findAllByRole('article')).length).toBeGreaterThan(1);
  },
};

/** A page that is opened by the id of the application hides the name until the client reveals it. */
export const Revealed: Story = {
  args: {
    address: paths.application(job.id, pendingApplication.id),
    server: (state) => {
      for (const { application } of state.applications) application.hidden = application.status === 'pending';
      return [];
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await hasHeading('Applicant 1')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal name' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Reveal' }));
    await hasHeading('Mateo Rivas')(context);
  },
};

/** The dialog keeps the message after a failure. */
export const NotAccepted: Story = {
  play: async (context) => {
    await accept('fail-500')(context);
    await expect(await screen.findByText('Unable to accept application.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('fail-500');
  },
};

/** A colleague has just decided, so the dialog stays open and shows an error. */
export const DecidedMeanwhile: Story = {
  args: {
    server: (state) => [
      http.patch('*/api/applications/update/:applicationId/', () => {
        for (const { application } of state.applications)
          if (application.id === pendingApplication.id) application.status = 'accepted';
      }),
    ],
  },
  play: async (context) => {
    await accept('See you on Tuesday.')(context);
    await expect(await screen.findByText('Unable to accept application.')).toBeVisible();
  },
};

/** The person selected in Storybook's toolbar replaces the person of the story. */
export const SwitchedPerson: Story = { globals: { person: 'freelancer' }, play: showsListings };
