import { freelancer, freelancers } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FreelancersPage } from './FreelancersPage.tsx';

const meta = {
  component: FreelancersPage,
  args: {
    freelancers: { status: 'ready', data: freelancers },
    pages: { pending: false },
    freelancerHref: (id) => `/freelancer/${id}`,
  },
} satisfies Meta<typeof FreelancersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(freelancers.length);
    await expect(canvas.getByRole('link', { name: 'View profile of Amara Okafor' })).toHaveAttribute(
      'href',
      '/freelancer/1',
    );
  },
};

export const One: Story = { args: { freelancers: { status: 'ready', data: [freelancer] } } };

export const MiddlePage: Story = {
  args: { pages: { previous: fn(), next: fn(), pending: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.pages.previous).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.pages.next).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { freelancers: { status: 'loading' } } };

export const Empty: Story = {
  args: { freelancers: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No freelancers available')).toBeVisible();
  },
};

const loadFailed = {
  status: 'error',
  message: 'Unable to load Freelancer Profiles. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { freelancers: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

/** The layout turns around; the words are still English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The next page is on its way, and this one stays. */
export const LoadingNextPage: Story = { args: { pages: { previous: fn(), next: fn(), pending: true } } };
