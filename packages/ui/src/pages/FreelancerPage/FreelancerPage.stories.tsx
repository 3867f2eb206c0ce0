import {
  asListed,
  asStrangerSees,
  busyFreelancer,
  freelancer,
  longestName,
  longFreelancer,
  newFreelancer,
  onLeaveFreelancer,
  rightToLeftFreelancer,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SimilarFreelancers } from '../../cards/SimilarFreelancers/SimilarFreelancers.tsx';
import { FreelancerPage } from './FreelancerPage.tsx';

const meta = {
  component: FreelancerPage,
  args: {
    freelancer: { status: 'ready', data: asStrangerSees(freelancer) },
    backHref: '/freelancers',
    companyHref: (slug) => `/company/${slug}`,
    similar: (
      <SimilarFreelancers
        similar={{
          status: 'ready',
          data: { skill: 'Accessibility', freelancers: [busyFreelancer, onLeaveFreelancer].map(asListed) },
        }}
        freelancerHref={(id) => `/freelancer/${id}`}
      />
    ),
    contactOpen: false,
    onContactOpenChange: fn(),
    contact: { status: 'idle' },
    onContact: fn(),
  },
} satisfies Meta<typeof FreelancerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/freelancers');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Portfolio' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Seat map for the night ferries/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact Amara' }));
    await expect(args.onContactOpenChange).toHaveBeenCalledWith(true);
  },
};

/** A client can invite the freelancer. */
export const ForAClient: Story = {
  args: { inviteHref: '/freelancer/1/invite' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Invite Amara to a job' })).toHaveAttribute(
      'href',
      '/freelancer/1/invite',
    );
  },
};

/** The user sees their own page, which links to the form for the profile instead of the contact form. */
export const Own: Story = {
  args: { editHref: '/edit-profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
    await expect(canvas.queryByRole('button', { name: /^Contact/ })).not.toBeInTheDocument();
  },
};

/** Escape closes the modal, and the focus returns to the button that opened it. */
export const Contacting: Story = {
  tags: ['behaviour'],
  render: function Contacting(args) {
    const [open, setOpen] = useState(false);
    return <FreelancerPage {...args} contactOpen={open} onContactOpenChange={setOpen} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Contact Amara' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Contact Amara' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ContactOpen: Story = { args: { contactOpen: true, senderEmail: 'li@example.com' } };

export const Loading: Story = { args: { freelancer: { status: 'loading' } } };

const loadFailed = {
  status: 'error',
  message: 'Unable to load freelancer details. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { freelancer: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { freelancer: { status: 'error', message: 'No freelancer found.', onRetry: null } },
};

/** A profile without pieces quotes the bio, and does not mention a portfolio. */
export const NoPieces: Story = {
  args: { freelancer: { status: 'ready', data: { ...asStrangerSees(freelancer), portfolio: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Portfolio' })).not.toBeInTheDocument();
  },
};

export const EmptyProfile: Story = {
  args: { freelancer: { status: 'ready', data: asStrangerSees(newFreelancer) } },
};

export const Long: Story = {
  tags: ['stress'],
  args: { freelancer: { status: 'ready', data: asStrangerSees(longFreelancer) } },
};

const { user } = longFreelancer;
const unbroken = { ...longFreelancer, user: { ...user, first_name: longestName, last_name: longestName } };

/** The first name, which is also in the label of a button, is one word of 80 letters. */
export const LongestName: Story = {
  tags: ['stress'],
  args: { freelancer: { status: 'ready', data: asStrangerSees(unbroken) } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: `Contact ${longestName}` }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeftWithoutPieces: Story = {
  args: {
    freelancer: { status: 'ready', data: { ...asStrangerSees(rightToLeftFreelancer), portfolio: [] } },
  },
  globals: { direction: 'rtl' },
};

export const RightToLeft: Story = {
  args: { freelancer: { status: 'ready', data: asStrangerSees(rightToLeftFreelancer) } },
};

/** The operator does not allow visitors to write to freelancers. */
export const NoContact: Story = {
  args: { takesNoContact: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Contact/ })).not.toBeInTheDocument();
  },
};
