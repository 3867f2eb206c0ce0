import {
  busyFreelancer,
  clientUser,
  failing,
  freelancerUser,
  job,
  newFreelancer,
  onLeaveFreelancer,
  unknownCompanyUser,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says, showsListings, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Invite',
  component: AppAt,
  args: { address: paths.invite(newFreelancer.id), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('Invite Jun Ito') };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listJobsToInviteTo', 'slow')] },
  play: says('Loading your open jobs...'),
};

/** The client has no open jobs. */
export const Empty: Story = {
  args: { as: { ...unknownCompanyUser, pk: 104 } },
  play: says('You have no job to invite to'),
};

export const Off: Story = {
  args: { address: paths.invite(onLeaveFreelancer.id) },
  play: says('Ingrid takes no invitations'),
};

export const Failed: Story = {
  args: { server: () => [failing('listJobsToInviteTo')] },
  play: alerts('Unable to load your open jobs. Please try again later.'),
};

export const NotFound: Story = {
  args: { address: paths.invite(987_654) },
  play: alerts('No freelancer found.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

/** The client has invited the freelancer to one job before, and now invites them to another one. */
export const Sent: Story = {
  args: { address: paths.invite(busyFreelancer.id) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(job.title)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Would you sail with us?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await toasts('Your invitation was sent.')(context);
  },
};
