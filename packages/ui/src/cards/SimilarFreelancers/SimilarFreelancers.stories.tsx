import {
  asListed,
  busyFreelancer,
  longFreelancer,
  onLeaveFreelancer,
  rightToLeftFreelancer,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimilarFreelancers } from './SimilarFreelancers.tsx';

const others = [busyFreelancer, onLeaveFreelancer, longFreelancer].map(asListed);

const meta = {
  component: SimilarFreelancers,
  args: {
    similar: { status: 'ready', data: { skill: 'Accessibility', freelancers: others } },
    freelancerHref: (id) => `/freelancer/${id}`,
  },
} satisfies Meta<typeof SimilarFreelancers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'More freelancers with Accessibility' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mateo Rivas' })).toHaveAttribute(
      'href',
      `/freelancer/${busyFreelancer.id}`,
    );
  },
};

/** No other freelancer has the skill, so the newest freelancers are shown. */
export const Newest: Story = {
  args: { similar: { status: 'ready', data: { skill: null, freelancers: others.slice(0, 1) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'More freelancers' })).toBeVisible();
  },
};

export const Loading: Story = { args: { similar: { status: 'loading' } } };

/** There are no other freelancers, so the section is not shown. */
export const None: Story = {
  args: { similar: { status: 'ready', data: { skill: null, freelancers: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { similar: { status: 'error', message: 'Unable to load them.', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  args: {
    similar: {
      status: 'ready',
      data: { skill: 'Translation', freelancers: [asListed(rightToLeftFreelancer)] },
    },
  },
  globals: { direction: 'rtl' },
};
