import {
  freelancer,
  newFreelancer,
  profileResumeList,
  profileResumes,
  skillGroups,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EditProfilePage } from './EditProfilePage.tsx';

const meta = {
  component: EditProfilePage,
  args: {
    profile: { status: 'ready', data: { freelancer, skillGroups } },
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    cancelHref: '/profile',
    resumeReading: {
      resumes: { status: 'ready', data: profileResumeList(profileResumes) },
      onRead: fn(),
      reading: { status: 'idle' },
      suggestions: null,
      resumesHref: '/profile',
    },
  },
} satisfies Meta<typeof EditProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/profile');
  },
};

export const NewProfile: Story = {
  args: { profile: { status: 'ready', data: { freelancer: newFreelancer, skillGroups } } },
};

export const Loading: Story = { args: { profile: { status: 'loading' } } };

const loadFailed = {
  status: 'error',
  message: 'Unable to load your profile. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { profile: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const ServerErrors: Story = {
  args: {
    submission: {
      status: 'failed',
      fieldErrors: { portfolio_link: ['Enter a valid URL.'], hourly_rate: ['At most 100,000.'] },
    },
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };
