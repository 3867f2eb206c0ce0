import { clientUser, failing, freelancerUser, job, myAcceptedApplication } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import {
  alerts,
  asksToLogIn,
  hasHeading,
  says,
  showsDashboard,
  showsListings,
  toasts,
} from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Agreement',
  component: AppAt,
  args: { address: paths.agreementWithClient(myAcceptedApplication.id), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('Agreement') };

export const Confirms: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm version 2' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as started' })).toBeVisible();
  },
};

/** The freelancer sends a change to the other side, and the page shows the changed agreement. */
export const Changes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Change it' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Notes/ }), ' And tea.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await toasts('Sent. The other side gets an email.')(context);
    await expect(
      canvas.getByText('You have confirmed version 3. It waits for the other side.'),
    ).toBeVisible();
  },
};

/** The other side sends a version first. The page shows that version, and keeps the typed text. */
export const ChangedMeanwhile: Story = {
  args: {
    server: (state) => {
      const stored = state.agreements.find(({ application }) => application === myAcceptedApplication.id);
      return [
        http.post('*/api/agreements/:applicationId/versions/', () => {
          const [first] = stored?.versions ?? [];
          if (stored && first && stored.versions.length === 2)
            stored.versions.push({ ...first, by: 'client' });
        }),
      ];
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Change it' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Notes/ }), ' And tea.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(await canvas.findByText('The other side has sent a new version')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Notes/ })).toHaveDisplayValue(/ And tea\.$/);
  },
};

/**
 * Once the work is done, the freelancer writes a statement about the client, and sees that the client must confirm it.
 */
export const WritesASentence: Story = {
  args: {
    server: (state) => {
      state.workRecord = [];
      for (const agreement of state.agreements) agreement.state = 'done';
      return [];
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a sentence' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your sentence' }), 'They paid on the day.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(await canvas.findByText('They paid on the day.', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('Not confirmed')).toBeVisible();
  },
};

export const NotSent: Story = {
  args: { server: () => [failing('takeAgreementStep', 'network')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm version 2' }));
    await alerts('We cannot reach Skill Harbor. Check your connection and try again.')(context);
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getAgreement', 'slow')] },
  play: says('Loading the agreement...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getAgreement')] },
  play: alerts('Failed to load the agreement.'),
};

/** There is no agreement before the acceptance. */
export const NotFound: Story = {
  args: { address: paths.agreementWithApplicant(job.id, 987_654), as: clientUser },
  play: alerts('There is no agreement here. It begins once the application is accepted.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

/** A client who opens the freelancer's page is redirected home, and so is a freelancer who opens the client's page. */
export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };

export const FreelancerIsSentHome: Story = {
  args: { address: paths.agreementWithApplicant(job.id, 987_654) },
  play: showsListings,
};
