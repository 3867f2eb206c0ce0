import { funnel, longJob, myInactiveJob, myJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobDetailsPage } from './JobDetailsPage.tsx';
import { managed, managing } from './testing.ts';

// The title is that of ManageJobPage.stories.tsx, which has the documentation of the page.
const meta = {
  component: JobDetailsPage,
  title: 'ManageJobPage',
  tags: ['!autodocs', '!manifest'],
  args: { managed, funnel: { status: 'ready', data: funnel } },
} satisfies Meta<typeof JobDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tab of the job shows its details, and how often it was opened. */
export const TheJob: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Job');
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^Partly: hybrid$/);
    await expect(canvas.queryByText('Work type')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'From readers to decisions' })).toBeVisible();
  },
};

/** A job that was never public has no numbers. */
export const TheJobNeverPublic: Story = { args: { managed: managing(myInactiveJob), funnel: null } };

export const TheJobLong: Story = {
  tags: ['stress'],
  args: { managed: managing({ ...myJob, ...longJob }) },
};

export const TheJobRightToLeft: Story = { globals: { direction: 'rtl' } };
