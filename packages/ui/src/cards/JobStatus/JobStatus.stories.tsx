import { myClosedJob, myInactiveJob, myJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobStatus } from './JobStatus.tsx';

const meta = { component: JobStatus, args: { job: myJob } } satisfies Meta<typeof JobStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Inactive: Story = { args: { job: myInactiveJob } };

/** Active, but closed for applications. */
export const Closed: Story = {
  args: { job: myClosedJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText('Deadline passed')).toBeVisible();
  },
};
