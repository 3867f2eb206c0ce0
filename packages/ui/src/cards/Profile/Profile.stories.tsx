import {
  busyFreelancer,
  freelancer,
  longFreelancer,
  newFreelancer,
  onLeaveFreelancer,
  rightToLeftFreelancer,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortfolioGallery } from '../PortfolioGallery/PortfolioGallery.tsx';
import { Profile } from './Profile.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const meta = {
  component: Profile,
  args: {
    freelancer,
    level: 1,
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
