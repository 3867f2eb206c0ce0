import {
  myClosedJob,
  myFilledJob,
  myFullJob,
  myInactiveJob,
  myJob,
  myPlannedJob,
  TODAY,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobStatus } from './JobStatus.tsx';

const meta = { component: JobStatus, args: { job: myJob, today: TODAY } } satisfies Meta<typeof JobStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Filled: Story = { args: { job: myFilledJob } };

export const Inactive: Story = { args: { job: myInactiveJob } };

/** The planned job becomes active on its day, without an action of the client. */
export const Planned: Story = {
  args: { job: myPlannedJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Public from Jun 20, 2026')).toBeVisible();
  },
};

/** The job is active but closed to applications. */
export const Closed: Story = {
  args: { job: myClosedJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText('Deadline passed')).toBeVisible();
  },
};

/** The job is active and has received all the applications that it accepts. */
export const Full: Story = {
  args: { job: myFullJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused: all 30 places are taken')).toBeVisible();
    await expect(canvas.queryByText('Deadline passed')).not.toBeInTheDocument();
  },
};
