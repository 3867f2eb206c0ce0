import {
  longJob,
  myClosedJob,
  myDeadlineSoonJob,
  myDraftJob,
  myFilledJob,
  myFullJob,
  myInactiveJob,
  myJob,
  rightToLeftJob,
  TODAY,
  unbrokenJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MyJobCard } from './MyJobCard.tsx';

const meta = {
  component: MyJobCard,
  args: { job: myJob, href: '/manage-job/1', applicantsHref: '/manage-job/1#applicants', today: TODAY },
  decorators: [
    (Story) => (
      <>
        <h1 hidden>Dashboard</h1>
        <h2 hidden>My job listings</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof MyJobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { job: myFilledJob } };

/** The card links to the job, and each number links to the job's applicants. */
export const Active: Story = {
  play: async ({ canvas }) => {
    const job = canvas.getByRole('link', { name: myJob.title });
    await expect(job).toHaveAttribute('href', '/manage-job/1');
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 24, card.bottom - 4)).toBe(job);

    for (const name of ['2 undecided', '6 applications']) {
      const count = canvas.getByRole('link', { name });
      await expect(count).toHaveAttribute('href', '/manage-job/1#applicants');
      const { left, top } = count.getBoundingClientRect();
      await expect(count.contains(document.elementFromPoint(left + 4, top + 4))).toBe(true);
    }
  },
};

export const OneApplication: Story = {
  args: { job: { ...myJob, applications_count: 1, undecided_count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 application' })).toBeVisible();
  },
};

export const ThousandsOfApplications: Story = {
  tags: ['stress'],
  args: { job: { ...myJob, applications_count: 12_345, undecided_count: 6_789 } },
};

export const DeadlineSoon: Story = {
  args: { job: myDeadlineSoonJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes in 2 days')).toBeVisible();
  },
};

export const Closed: Story = { args: { job: myClosedJob } };

export const Full: Story = { args: { job: myFullJob } };

export const Inactive: Story = { args: { job: myInactiveJob } };

export const WithoutApplications: Story = {
  args: { job: myDraftJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applications yet')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Every text has its maximum length. */
export const Long: Story = { tags: ['stress'], args: { job: { ...myJob, ...longJob } } };

export const UnbrokenWords: Story = { tags: ['stress'], args: { job: { ...myJob, ...unbrokenJob } } };

export const RightToLeft: Story = { args: { job: { ...myJob, ...rightToLeftJob } } };
