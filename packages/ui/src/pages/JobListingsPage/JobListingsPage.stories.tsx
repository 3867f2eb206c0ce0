import { job, moreJobs, myPendingApplication, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { JobListingsPage } from './JobListingsPage.tsx';
import { News } from './News.tsx';
import { SavedSearchForm } from '../../forms/SavedSearchForm/SavedSearchForm.tsx';
import { SaveSearch } from './SaveSearch.tsx';
import { firstPage, listed, listingsArgs, total57 } from './testing.ts';

const meta = { component: JobListingsPage, args: listingsArgs } satisfies Meta<typeof JobListingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
    await expect(canvas.getByText('57 jobs')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.pages.next).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { jobs: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading jobs...')).toBeVisible();
  },
};

const loadFailed = {
  status: 'error',
  message: 'Unable to load job listings. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { jobs: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { jobs: listed([]), pages: { pending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No jobs available')).toBeVisible();
  },
};

export const One: Story = {
  args: { jobs: listed([job]), pages: { pending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 job')).toBeVisible();
  },
};

export const LastPage: Story = {
  args: { pages: { previous: fn(), pending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const LoadingNextPage: Story = {
  args: { pages: { previous: fn(), next: fn(), pending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    const loading = canvas.getByText('Loading jobs...');
    await expect(loading).toBeVisible();
    await expect(loading.closest('[role=status]'), 'It is announced.').not.toBeNull();
  },
};

export const SortPanel: Story = {
  args: { panel: 'sort' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Post Date (Newest First)' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Post Date (Oldest First)' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('oldest');
    const box = canvas.getByRole('radiogroup', { name: 'Sort by' }).parentElement?.getBoundingClientRect();
    await expect(box?.width, 'Two radios need no box as wide as the page.').toBeLessThan(400);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Sort' }));
    await expect(args.onPanelChange).toHaveBeenCalledWith('none');
  },
};

/** When the next page has loaded, the focus moves from the button for that page to the first new job. */
export const NextPageArrives: Story = {
  // The plain button of this story has WebKitGTK's colours, which are light even in the dark theme.
  tags: ['not-webkit'],
  render: function Listings(args) {
    const [page, setPage] = useState(1);
    const [pending, setPending] = useState(false);
    const shown = [...firstPage, ...(page > 1 ? moreJobs.slice(14, 34) : [])];
    return (
      <>
        <JobListingsPage
          {...args}
          jobs={listed(shown, { total: total57 })}
          pages={{ next: () => setPending(true), pending }}
        />
        {/* This button stands in for the server's response. */}
        <button
          type="button"
          onClick={() => {
            setPage(2);
            setPending(false);
          }}
        >
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    // The story presses the button by script, because such a press does not move the focus.
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
    const [first] = moreJobs.slice(14);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: `See More about ${first?.title}` })).toHaveFocus(),
    );
  },
};

/** The layout is mirrored, although the texts are English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The page greets a freelancer who has just applied. */
export const AfterApplying: Story = {
  args: {
    news: (
      <News
        news={{
          kind: 'applied',
          application: myPendingApplication,
          applicationsHref: '/dashboard',
          today: TODAY,
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Application submitted successfully')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Progress of the application' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Follow your application' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

/** The page greets a freelancer who has just signed up. */
export const WithAnIncompleteProfile: Story = {
  args: {
    news: (
      <News
        news={{
          kind: 'incomplete-profile',
          missing: ['title', 'bio', 'skills'],
          editProfileHref: '/edit-profile',
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is not complete')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/edit-profile',
    );
  },
};

const onSaveSearch = fn();

/** A freelancer saves the search in a small form. */
export const SavingSearch: Story = {
  args: {
    saving: (
      <SaveSearch
        saving={{
          kind: 'form',
          form: (
            <SavedSearchForm
              search={{ kind: 'jobs', name: 'Jobs for “ferry”', frequency: 'daily' }}
              submission={{ status: 'idle' }}
              onSubmit={onSaveSearch}
            />
          ),
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this search' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the search' }));
    await expect(onSaveSearch).toHaveBeenCalledWith({ name: 'Jobs for “ferry”', frequency: 'daily' });
  },
};

export const SavedSearch: Story = {
  args: { saving: <SaveSearch saving={{ kind: 'saved', searchesHref: '/saved-searches' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your saved searches' })).toBeVisible();
  },
};

/** A visitor logs in first, and then returns to the same list. */
export const VisitorSavesSearch: Story = {
  args: { saving: <SaveSearch saving={{ kind: 'visitor', signInHref: '/signin?from=%2Fjobs' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Save this search' })).toHaveAttribute(
      'href',
      '/signin?from=%2Fjobs',
    );
  },
};
