import {
  busyFreelancer,
  clientUser,
  failing,
  freelancer,
  freelancerUser,
  newFreelancer,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Freelancer',
  component: AppAt,
  args: { address: paths.freelancer(busyFreelancer.id), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('Mateo Rivas') };

/**
 * The section with similar freelancers links to the directory for freelancers who share a skill, and does not list the
 * freelancer of this page.
 */
export const ShowsOthers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^More freelancers with / })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 3, name: 'Mateo Rivas' })).not.toBeInTheDocument();
  },
};

/** The page is complete even if the other freelancers do not load. */
export const OthersFailed: Story = {
  args: { server: () => [failing('listFreelancers', 500)] },
  play: async (context) => {
    await hasHeading('Mateo Rivas')(context);
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SignedOut: Story = { args: { as: null }, play: hasHeading('Mateo Rivas') };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getFreelancer', 'slow')] },
  play: says('Loading freelancer details...'),
};

/** A client can invite the freelancer. */
export const OffersAnInvitation: Story = {
  args: { address: paths.freelancer(freelancer.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Invite Amara to a job' })).toHaveAttribute(
      'href',
      paths.invite(freelancer.id),
    );
  },
};

/** Freelancers can edit their own profile, but cannot contact themselves. */
export const Own: Story = {
  args: { address: paths.freelancer(freelancer.id), as: freelancerUser },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      paths.editProfile(),
    );
  },
};

/** The freelancer has just signed up, and has not filled in the profile. */
export const Empty: Story = {
  args: { address: paths.freelancer(newFreelancer.id) },
  play: says('Jun has not written a bio yet.'),
};

export const Failed: Story = {
  args: { address: paths.freelancer(503) },
  play: alerts('Unable to load freelancer details. Please try again later.'),
};

export const NotFound: Story = {
  args: { address: paths.freelancer(987_654) },
  play: alerts('No freelancer found.'),
};

const write =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contact Amara' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), message);
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  };

export const MessageSent: Story = {
  args: { address: paths.freelancer(freelancer.id) },
  play: async (context) => {
    await write('Are you free in July?')(context);
    await toasts('Message sent successfully!')(context);
  },
};

/** The dialog keeps the message after a failure. */
export const MessageNotSent: Story = {
  args: { address: paths.freelancer(freelancer.id) },
  play: async (context) => {
    await write('fail-500')(context);
    await expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('fail-500');
  },
};
