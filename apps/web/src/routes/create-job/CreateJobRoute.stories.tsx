import {
  clientUser,
  failing,
  freelancerUser,
  jobInput,
  myInactiveJob,
  readerUser,
  responding,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says, showsListings, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Create job',
  component: AppAt,
  args: { address: paths.createJob(), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async (context) => {
    await hasHeading('Create Job')(context);
    // The preview shows the company once it has loaded.
    await says(/North Pier Ferries/)(context);
  },
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

const fillIn =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), title);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Short description' }), 'Paint the bow.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'All of it.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Location' }), 'Porto');
    await userEvent.type(canvas.getByLabelText('Application deadline'), jobInput.application_deadline);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
  };

/** The dashboard shows the new job. */
export const Created: Story = {
  play: async (context) => {
    await fillIn('Boat painter')(context);
    await toasts('Job created.')(context);
    await expect((await context.canvas.findAllByText('Boat painter')).length).toBeGreaterThan(0);
  },
};

/** The form keeps its text after a failure. */
export const NotCreated: Story = {
  play: async (context) => {
    await fillIn('fail-500')(context);
    await alerts('The job could not be saved. Your text is still here: please try again.')(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Location' })).toHaveValue('Porto');
  },
};

export const RefusedByTheServer: Story = {
  args: {
    server: () => [
      responding('createJob', {
        status: 400,
        body: { application_deadline: ['Choose a day within the next two years.'] },
      }),
    ],
  },
  play: async (context) => {
    await fillIn('Boat painter')(context);
    await says('Choose a day within the next two years.')(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Application deadline')).toHaveFocus());
  },
};

export const AsksBeforeLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Boat');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(question).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};

/**
 * The dashboard lists the draft. The user can continue it from there, even on a device that does not have the draft.
 */
export const SavedAsDraft: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Boat painter');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await toasts('Draft saved.')(context);
    await userEvent.click(await canvas.findByRole('link', { name: 'Boat painter' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Boat painter'));
  },
};

/** The form starts with the values of the earlier job, and creates a new job. */
export const Copied: Story = {
  args: { address: paths.createJob({ from: myInactiveJob.id }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue(myInactiveJob.title);
    await expect(canvas.getByLabelText('Application deadline')).toHaveValue('');
    await expect(canvas.getByRole('link', { name: myInactiveJob.title })).toHaveAttribute(
      'href',
      paths.manageJob(myInactiveJob.id),
    );
    await userEvent.type(title, ' again');
    await userEvent.type(canvas.getByLabelText('Application deadline'), jobInput.application_deadline);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await toasts('Job created.')(context);
    await expect((await canvas.findAllByText(`${myInactiveJob.title} again`)).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  args: {
    address: paths.createJob({ from: myInactiveJob.id }),
    navigationTimeoutMs: 0,
    server: () => [failing('getJobToEdit', 'slow')],
  },
  play: says('Loading job...'),
};

export const Failed: Story = {
  args: {
    address: paths.createJob({ from: myInactiveJob.id }),
    server: () => [failing('getJobToEdit')],
  },
  play: alerts('Failed to load job details.'),
};

/** Clients cannot copy the jobs of other clients. */
export const CopyNotFound: Story = {
  args: { address: paths.createJob({ from: 987_654 }) },
  play: async (context) => {
    await alerts('Nothing was copied, because this job does not exist or is not one of yours.')(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
};

/** A reader of a team sees the reason why there is no form. */
export const ReaderIsRefused: Story = {
  args: { as: readerUser },
  play: async (context) => {
    await hasHeading('Your role does not include this')(context);
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
    await expect(context.canvas.queryByRole('link', { name: 'Post Job' })).toBeNull();
  },
};
