import {
  myAcceptedApplication,
  myClosedApplication,
  myOpenedApplication,
  myOvertakenApplication,
  myPendingApplication,
  myShortlistedApplication,
  myWithdrawnApplication,
  NOW,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicationTimeline } from './ApplicationTimeline.tsx';

const meta = {
  component: ApplicationTimeline,
  args: { application: myPendingApplication },
} satisfies Meta<typeof ApplicationTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What happened so far' })).toBeVisible();
    await expect(canvas.getByText(/^Next: the client opens it, and answers by /)).toBeVisible();
  },
};

export const Opened: Story = { args: { application: myOpenedApplication } };

/** The client has notified the freelancer that the application is on the shortlist. */
export const Shortlisted: Story = { args: { application: myShortlistedApplication } };

/** The client has edited the job since the application. */
export const Changed: Story = { args: { application: myOvertakenApplication } };

/** The client revealed the name before deciding. */
export const Revealed: Story = { args: { application: { ...myOpenedApplication, revealed_at: NOW } } };

export const Decided: Story = { args: { application: myAcceptedApplication } };

export const Closed: Story = { args: { application: myClosedApplication } };

export const Withdrawn: Story = { args: { application: myWithdrawnApplication } };
