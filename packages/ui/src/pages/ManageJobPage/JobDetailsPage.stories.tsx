import { funnel, longJob, myInactiveJob, myJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobDetailsPage } from './JobDetailsPage.tsx';
import { managed, managing } from './testing.ts';

// The title is the same as in ManageJobPage.stories.tsx, which documents the page.
const meta = {
  component: JobDetailsPage,
  title: 'ManageJobPage',
  tags: ['!autodocs', '!manifest'],
  args: { managed, funnel: { status: 'ready', data: funnel } },
} satisfies Meta<typeof JobDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The job's tab shows its details, and how often the job was opened. */
export const TheJob: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Job');
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^Partly: hybrid$/);
    await expect(canvas.queryByText('Work type')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'From readers to decisions' })).toBeVisible();
  },
};

/** The job was never public, so nobody has opened it, and the page has no numbers. */
export const TheJobNeverPublic: Story = { args: { managed: managing(myInactiveJob), funnel: null } };

export const TheJobLong: Story = {
  tags: ['stress'],
  args: { managed: managing({ ...myJob, ...longJob }) },
};

export const TheJobRightToLeft: Story = { globals: { direction: 'rtl' } };
