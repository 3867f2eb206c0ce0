import {
  acceptedApplication,
  applicantOf,
  formerApplication,
  heldApplication,
  hiddenApplication,
  longApplication,
  newFreelancer,
  pendingApplication,
  rareApplication,
  rejectedApplication,
  revealedApplication,
  shortlistedApplication,
  withdrawnApplication,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplicantCard } from './ApplicantCard.tsx';

const meta = {
  component: ApplicantCard,
  args: {
    application: pendingApplication,
    href: '/applicant/1/2',
    undo: { status: 'idle' },
    onUndo: fn(),
    onShortlist: fn(),
    mayWrite: true,
    isChosen: false,
    onChoose: fn(),
  },
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

/** The card opens the applicant, and the portfolio link inside it opens the portfolio. */
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
    await expect(canvas.getByRole('checkbox', { name: 'Compare Mateo Rivas' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Shortlist Mateo Rivas' })).toHaveFocus();
    await userEvent.tab();
    await expect(applicant).toHaveFocus();
  },
};

/** The card shows the client's own note. */
export const Shortlisted: Story = {
  args: { application: shortlistedApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
    await expect(canvas.getByText(shortlistedApplication.note)).toBeVisible();
    await expect(canvas.getAllByText(', which the job names')).toHaveLength(2);
  },
};

/** The client had invited the freelancer. */
export const Invited: Story = {
  args: { application: { ...pendingApplication, is_invited: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invited')).toBeVisible();
  },
};

/** The freelancer has deleted the account. */
export const FormerMember: Story = {
  args: { application: formerApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A former member' })).toBeVisible();
    await expect(canvas.queryByText('On Leave')).not.toBeInTheDocument();
  },
};

/** The name is written from right to left. */
export const Accepted: Story = {
  args: { application: acceptedApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await expect(canvas.getByText('Decided Jun 15, 2026')).toBeVisible();
  },
};

export const Declined: Story = { args: { application: rejectedApplication } };

/** The client has just declined, and the freelancer is not notified yet. */
export const Held: Story = {
  args: { application: heldApplication },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sam Pier 2 is told in 8 minutes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the decision on Sam Pier 2' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Withdrawn: Story = {
  args: { application: withdrawnApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn Jun 14, 2026')).toBeVisible();
  },
};

const { applicant } = pendingApplication;

/** Under blind review, nothing on the card reveals the applicant. */
export const Hidden: Story = {
  args: { application: hiddenApplication },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'See More about Applicant 1' })).toBeVisible();
    const known = [applicant.name, applicant.title, String(applicant.hourly_rate), 'Portfolio'];
    for (const text of known) await expect(canvasElement).not.toHaveTextContent(text);
    await expect(canvas.getByText('€50 to €100 an hour')).toBeVisible();
    await expect(canvas.getByText('3 other skills, hidden')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** The number that stands for a hidden name is in the language of the page. */
export const HiddenInGerman: Story = {
  args: { application: hiddenApplication },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bewerber 1' })).toBeVisible();
  },
};

/** Too few freelancers share the applicant's rate, availability and skills, so the card shows none of them. */
export const HiddenRare: Story = {
  args: { application: rareApplication },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Name hidden')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/an hour|Available|skill/);
  },
};

export const Revealed: Story = {
  args: { application: revealedApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You revealed the name on Jun 15, 2026')).toBeVisible();
  },
};

/** The freelancer has filled in only a name. */
export const NewFreelancer: Story = {
  args: { application: { ...pendingApplication, applicant: applicantOf(newFreelancer) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Portfolio/ })).not.toBeInTheDocument();
  },
};

/** A `javascript:` address is not rendered as a link. */
export const UnsafePortfolio: Story = {
  tags: ['stress'],
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

/** The applicant has a long name, a long title, a location that is one long word, and no picture. */
export const Long: Story = { tags: ['stress'], args: { application: longApplication } };

export const RightToLeft: Story = {
  args: { application: acceptedApplication },
  globals: { direction: 'rtl' },
};
