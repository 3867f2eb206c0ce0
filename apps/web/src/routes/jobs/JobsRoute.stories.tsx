import { failing, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Find jobs',
  component: AppAt,
  args: { address: paths.jobs(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Explore Job Listings' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.getByRole('button', { name: 'Hide Filters' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const SignedOut: Story = {
  args: { as: null },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(20);
    await expect(canvas.getAllByRole('link', { name: 'Log in' }).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  args: { patience: 0, server: () => [failing('get', '/api/job-listings/listings/', 'slow')] },
  play: says('Loading jobs...'),
};

export const Empty: Story = {
  args: {
    server: (state) => {
      state.jobs = [];
      return [];
    },
  },
  play: says('No jobs available'),
};

export const NothingFound: Story = {
  args: { address: paths.jobs({ search: 'submarine' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs available')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('submarine');
  },
};

export const Failed: Story = {
  args: { server: () => [failing('get', '/api/job-listings/listings/')] },
  play: alerts('Unable to load job listings. Please try again later.'),
};

/** The next page is added below the first. */
export const NextPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible();
  },
};

/** What is there stays. */
export const NextPageFailed: Story = {
  args: {
    server: () => [
      http.get('*/api/job-listings/listings/', ({ request }) =>
        request.url.endsWith('page=2') ? HttpResponse.error() : undefined,
      ),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await toasts('Unable to load job listings. Please try again later.')(context);
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
  },
};
