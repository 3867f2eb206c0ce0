import { myJob } from '@skillharbor/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { AppAt } from './AppAt.tsx';

/* These play functions are shared by the stories of several routes. */

type Play = NonNullable<StoryObj<typeof AppAt>['play']>;

export const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const alerts =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
  };

export const hasHeading =
  (name: string, level = 1): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level, name })).toBeVisible();
  };

/**
 * Checks the toast and closes it before it disappears by itself, so that no screenshot contains it. The toast's own
 * stories show its appearance.
 */
export const toasts =
  (message: string): Play =>
  async ({ canvas, userEvent }) => {
    const toast = await canvas.findByRole('dialog', { name: message });
    // The button is hidden from screen readers until the pointer or the focus is on the toast.
    await userEvent.click(within(toast).getByRole('button', { hidden: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: message })).toBeNull());
  };

/** Expects that a guard redirects a visitor to sign-in. */
export const asksToLogIn: Play = async (context) => {
  await says('Please log in to go on.')(context);
  await says('Just looking around?')(context);
};

/** Expects that a guard redirects a user with the other role to the home page. */
export const showsListings: Play = async (context) => {
  await hasHeading('Explore Job Listings')(context);
  await expect(await context.canvas.findAllByRole('article')).toHaveLength(20);
};

const showsJobsBelow =
  (heading: string): Play =>
  async (context) => {
    await hasHeading(heading)(context);
    await expect((await context.canvas.findAllByText(myJob.title)).length).toBeGreaterThan(0);
  };

export const showsDashboard = showsJobsBelow('Dashboard');
export const showsMyJobs = showsJobsBelow('My Job Listings');
