import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextStep } from './NextStep.tsx';

const meta = { component: NextStep } satisfies Meta<typeof NextStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const freelancer = {
  reader: 'freelancer',
  conversationHref: '/dashboard/1#conversation',
  agreementHref: '/dashboard/1/agreement',
  clientEmail: null,
} as const;
const client = {
  reader: 'client',
  applicantName: 'Amara Okafor',
  conversationHref: '/applicant/1/application/1#conversation',
  agreementHref: '/applicant/1/application/1/agreement',
  fillHref: '/manage-job/1#fill',
} as const;

/** The client has accepted without a message. */
export const FreelancerWrites: Story = {
  args: { ...freelancer, step: { kind: 'write' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
      'href',
      '/dashboard/1#conversation',
    );
  },
};

/** The client shares the email address. */
export const FreelancerHasTheAddress: Story = {
  args: { ...freelancer, step: { kind: 'write' }, clientEmail: 'li.wei@harbor.example' },
};

export const FreelancerReads: Story = { args: { ...freelancer, step: { kind: 'read', unread: 1 } } };

export const FreelancerWaits: Story = { args: { ...freelancer, step: { kind: 'wait' } } };

export const FreelancerConfirms: Story = {
  args: { ...freelancer, step: { kind: 'confirm' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the agreement' });
    await expect(link).toHaveAttribute('href', freelancer.agreementHref);
  },
};

/** The client has written a sentence about the freelancer, which is not public yet. */
export const FreelancerConfirmsASentence: Story = {
  args: { ...freelancer, step: { kind: 'confirm_sentence' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the sentence' });
    await expect(link).toHaveAttribute('href', freelancer.agreementHref);
  },
};

/** Both sides have said that the work is done. */
export const ClientWritesASentence: Story = { args: { ...client, step: { kind: 'write_sentence' } } };

export const ClientWrites: Story = { args: { ...client, step: { kind: 'write' } } };

export const ClientReads: Story = { args: { ...client, step: { kind: 'read', unread: 12 } } };

export const ClientWaits: Story = { args: { ...client, step: { kind: 'wait' } } };

/** The client has accepted as many people as the job needs. */
export const ClientFills: Story = {
  args: { ...client, step: { kind: 'fill' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mark as filled' })).toHaveAttribute(
      'href',
      '/manage-job/1#fill',
    );
  },
};

/** The client's email address is still shown after both sides have written about each other. */
export const AddressOnly: Story = {
  args: { ...freelancer, step: { kind: 'none' }, clientEmail: 'li.wei@harbor.example' },
};

export const NothingToDo: Story = {
  args: { ...freelancer, step: { kind: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What comes next')).not.toBeInTheDocument();
  },
};

export const InArabic: Story = {
  args: { ...client, step: { kind: 'write' } },
  globals: { language: 'ar' },
};
