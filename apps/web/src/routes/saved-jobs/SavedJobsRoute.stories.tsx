import { closedJob, failing, freelancerUser, job } from '@skillharbor/mocks';
import type { State } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import type { AppAtProps } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

/** Saves two jobs for the freelancer, who has seen their present states: news would disappear while a picture is taken. */
function withSaved(state: State): ReturnType<NonNullable<AppAtProps['server']>> {
  const jobs = [
    { ...job, seen: 'open' },
    { ...closedJob, seen: 'closed' },
  ] as const;
  state.saved = jobs.map(({ id, title, seen }) => ({
    owner: freelancerUser.pk,
    id,
    title,
    note: '',
    saved_at: state.now,
    removed: false,
    seen: { state: seen, content: null },
  }));
  return [];
}

const meta = {
  ...routeStories,
  title: 'Saved jobs',
  component: AppAt,
  args: { address: paths.savedJobs(), as: freelancerUser, server: withSaved },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Applications closed')).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /^Saved: /, pressed: true })).toHaveLength(2);
  },
};

/** A removed job stays in the list until the next visit, so that its bookmark can be pressed again. */
export const Removed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Saved: ${job.title}` }));
    const button = await canvas.findByRole('button', { name: `Save job: ${job.title}`, pressed: false });
    await expect(button).toHaveFocus();
  },
};

/** A job that the user adds to a list does not move on the page, and the other jobs offer the new list at once. */
export const PutIntoAList: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: new RegExp(`^List for ${job.title}`) });
    await userEvent.type(field, 'Next month{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Next month 1' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
};

/** Typed text is saved automatically. */
export const Note: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: `Note to yourself about ${job.title}` });
    await userEvent.type(field, 'Ask about the night shifts.');
    await expect(await canvas.findByText('Saved.', {}, { timeout: 5_000 })).toBeVisible();
  },
};

/** A visitor who has saved no jobs on this device reads how to save one. */
export const SignedOut: Story = { args: { as: null }, play: says('No saved jobs yet') };

export const Empty: Story = { args: { server: () => [] }, play: says('No saved jobs yet') };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listSavedJobs', 'slow')] },
  play: says('Loading your saved jobs…'),
};

export const Failed: Story = {
  args: { server: () => [failing('listSavedJobs')] },
  play: alerts('Failed to load your saved jobs.'),
};
