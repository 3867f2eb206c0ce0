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
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
    await expect(canvas.queryByText('Your profile is not complete yet')).not.toBeInTheDocument();
  },
};

/** Somebody who has just signed up. */
export const Empty: Story = {
  args: { freelancer: { status: 'ready', data: newFreelancer } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is not complete yet')).toBeVisible();
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
