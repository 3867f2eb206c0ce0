import {
  daysAgo,
  daysAhead,
  myAcceptedApplication,
  myClosedApplication,
  myPendingApplication,
  myRejectedApplication,
  myWithdrawnApplication,
  TODAY,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicationRail } from './ApplicationRail.tsx';
import { railOf } from './railOf.ts';
import type { RailDates } from './railOf.ts';

const sent = { ...myPendingApplication, decision_date: daysAhead(9) };
const opened = { ...sent, opened_at: daysAgo(0) };
const of = (application: RailDates) => ({ stops: railOf(application, TODAY) });

const meta = {
  component: ApplicationRail,
  args: { ...of(sent), today: TODAY },
} satisfies Meta<typeof ApplicationRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Progress of the application' })).toBeVisible();
    const stops = canvas.getAllByRole('listitem');
    await expect(stops).toHaveLength(4);
    await expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
    await expect(stops[1]).toHaveTextContent('Opened, not yet');
    await expect(stops[2]).toHaveTextContent('Answer by Jun 24, 2026');
  },
};

/** The application has just been sent, and its first stop is highlighted. */
export const JustSent: Story = { args: { lit: true } };

export const Opened: Story = { args: of(opened) };

/** The decision date is within three days. */
export const DueSoon: Story = {
  args: of({ ...opened, decision_date: daysAhead(2) }),
  play: async ({ canvas }) => {
    const [, , answer] = canvas.getAllByRole('listitem');
    await expect(answer).toHaveAttribute('aria-current', 'step');
    await expect(answer).toHaveTextContent('Answer by Jun 17, 2026 · in 2 days');
  },
};

/** The decision date has passed, and the client has not opened the application. */
export const DueTodayUnopened: Story = { args: of({ ...sent, decision_date: TODAY }) };

export const Overdue: Story = { args: of({ ...opened, decision_date: daysAhead(-1) }) };

export const Accepted: Story = { args: of(myAcceptedApplication) };

export const Declined: Story = { args: of(myRejectedApplication) };

/** The application was declined without being opened, so the rail does not show that it was opened. */
export const DeclinedUnopened: Story = { args: of({ ...myRejectedApplication, opened_at: null }) };

/** A withdrawn application no longer has a decision date. */
export const Withdrawn: Story = { args: of(myWithdrawnApplication) };

/** The server closed the application, because the client did not decide in time. */
export const ClosedByTheServer: Story = { args: of(myClosedApplication) };

/** In a narrow container, the stops are stacked. */
export const Narrow: Story = {
  args: of({ ...opened, decision_date: daysAhead(2) }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const InGerman: Story = {
  args: of({ ...opened, decision_date: daysAhead(-1) }),
  globals: { language: 'de' },
};

export const InArabic: Story = {
  args: of({ ...opened, decision_date: daysAhead(2) }),
  globals: { language: 'ar' },
};
