import {
  acceptedApplication,
  applicantOf,
  longApplication,
  newFreelancer,
  pendingApplication,
  rejectedApplication,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicantCard } from './ApplicantCard.tsx';

const meta = {
  component: ApplicantCard,
  args: { application: pendingApplication, href: '/applicant/1/2' },
  decorators: [
    (Story) => (
      <>
        <h1 hidden>Job</h1>
        <h2 hidden>Applicants</h2>
        <h3 hidden>All</h3>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ApplicantCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card opens the applicant; the portfolio link inside it opens the portfolio. */
export const Undecided: Story = {
  play: async ({ canvas, userEvent }) => {
    const applicant = canvas.getByRole('link', { name: 'See More about Mateo Rivas' });
    const portfolio = canvas.getByRole('link', { name: /^Portfolio/ });
    await expect(applicant).toHaveAttribute('href', '/applicant/1/2');
    await expect(portfolio).toHaveAttribute('target', '_blank');
    const { left, top } = portfolio.getBoundingClientRect();
    await expect(portfolio.contains(document.elementFromPoint(left + 4, top + 4))).toBe(true);

    await userEvent.tab();
    await expect(portfolio).toHaveFocus();
    await userEvent.tab();
    await expect(applicant).toHaveFocus();
  },
};

/** Written from right to left. */
export const Accepted: Story = {
  args: { application: acceptedApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await expect(canvas.getByText('Decided Jun 15, 2026')).toBeVisible();
  },
};

export const Declined: Story = { args: { application: rejectedApplication } };

/** Has filled in nothing but a name. */
export const NewFreelancer: Story = {
  args: { application: { ...pendingApplication, applicant: applicantOf(newFreelancer) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Portfolio/ })).not.toBeInTheDocument();
  },
};

/** A `javascript:` address is not rendered as a link. */
export const UnsafePortfolio: Story = {
  args: {
    application: {
      ...pendingApplication,
      applicant: { ...pendingApplication.applicant, portfolio_link: 'javascript:alert(1)' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Portfolio/ })).not.toBeInTheDocument();
  },
};

/** A long name, a long title, a location without a break opportunity, and no picture. */
export const Long: Story = { args: { application: longApplication } };

export const RightToLeft: Story = {
  args: { application: acceptedApplication },
  globals: { direction: 'rtl' },
};
