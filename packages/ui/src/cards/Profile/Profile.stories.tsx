import {
  busyFreelancer,
  freelancer,
  longFreelancer,
  newFreelancer,
  onLeaveFreelancer,
  paymentPiece,
  rightToLeftFreelancer,
  seatMapPiece,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortfolioGallery } from '../PortfolioGallery/PortfolioGallery.tsx';
import { Profile } from './Profile.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const meta = {
  component: Profile,
  args: {
    freelancer,
    workRecord: null,
    portfolio: <PortfolioGallery pieces={freelancer.portfolio} />,
    noBio: 'Amara has not written a bio yet.',
    noSkills: 'No skills chosen yet.',
  },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 years')).toBeVisible();
    await expect(canvas.getByText('$72 an hour')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^amara-okafor.example\/work/ })).toHaveAttribute(
      'href',
      'https://amara-okafor.example/work',
    );
  },
};

export const Busy: Story = {
  args: { freelancer: busyFreelancer, portfolio: <PortfolioGallery pieces={busyFreelancer.portfolio} /> },
};

export const OnLeave: Story = { args: { freelancer: onLeaveFreelancer, portfolio: null } };

/** A profile without pieces of work quotes the first sentence of the bio, and does not repeat it below. */
export const NoPieces: Story = {
  args: { freelancer: { ...freelancer, portfolio: [] }, portfolio: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^I design the unglamorous middle of products/)).toBeVisible();
    await expect(canvas.getAllByText(/unglamorous middle/)).toHaveLength(1);
  },
};

/** The skills that a piece of work or the work record names come first, with the titles of the pieces and jobs. */
export const NamedSkills: Story = {
  args: {
    freelancer: {
      ...freelancer,
      portfolio: [
        { ...seatMapPiece, title: 'User research on the night ferries' },
        { ...paymentPiece, title: 'A library in Figma, and design systems for three ports' },
      ],
    },
    portfolio: null,
  },
  play: async ({ canvas }) => {
    const skills = within(canvas.getAllByRole('list')[0] ?? document.body);
    await expect(skills.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'FigmaNamed in “A library in Figma, and design systems for three ports”',
      'User researchNamed in “User research on the night ferries”',
      'Design systemsNamed in “A library in Figma, and design systems for three ports”',
      'Accessibility',
    ]);
  },
};

export const Empty: Story = {
  args: { freelancer: newFreelancer, portfolio: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amara has not written a bio yet.')).toBeVisible();
    await expect(canvas.getAllByText('Not given')).toHaveLength(2);
    await expect(canvas.getByText('No hourly rate given')).toBeVisible();
  },
};

/** A `javascript:` address is not rendered as a link. */
export const UnsafePortfolio: Story = {
  tags: ['stress'],
  args: { freelancer: { ...freelancer, portfolio_link: 'javascript:alert(1)' }, portfolio: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Long: Story = {
  tags: ['stress'],
  args: { freelancer: longFreelancer, portfolio: <PortfolioGallery pieces={longFreelancer.portfolio} /> },
};

export const RightToLeft: Story = {
  args: {
    freelancer: rightToLeftFreelancer,
    portfolio: <PortfolioGallery pieces={rightToLeftFreelancer.portfolio} />,
  },
};

/** The skeleton is visible while the profile loads. */
export const Loading: Story = {
  render: () => <ProfileSkeleton label="Loading your profile..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your profile...');
  },
};
