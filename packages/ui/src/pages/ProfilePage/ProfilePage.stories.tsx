import { freelancer, longFreelancer, newFreelancer } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  component: ProfilePage,
  args: {
    freelancer: { status: 'ready', data: freelancer },
    editHref: '/edit-profile',
    publicHref: '/freelancer/1',
    changePasswordHref: '/change-password',
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
    await expect(canvas.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/change-password',
    );
    await expect(canvas.queryByText('Your profile is not complete yet')).not.toBeInTheDocument();
  },
};

/** The profile of a freelancer who has just signed up. */
export const Empty: Story = {
  args: { freelancer: { status: 'ready', data: newFreelancer } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is not complete yet')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/edit-profile',
    );
  },
};

/** Saved, but too little for a place among the first. */
export const NotSerious: Story = {
  args: { freelancer: { status: 'ready', data: { ...freelancer, bio: 'Hire me.', hourly_rate: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A bio of at least 40 characters/)).toBeVisible();
    await expect(canvas.getByText(/Your hourly rate/)).toBeVisible();
    await expect(canvas.queryByText(/Your location:/)).not.toBeInTheDocument();
  },
};

export const Long: Story = { args: { freelancer: { status: 'ready', data: longFreelancer } } };

export const Loading: Story = { args: { freelancer: { status: 'loading' } } };

const loadFailed = {
  status: 'error',
  message: 'Unable to load your profile. Please try again later.',
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
