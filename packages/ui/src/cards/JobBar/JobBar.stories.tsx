import { longJob, myInactiveJob, myJob, myUnfilledJob, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { JobBar } from './JobBar.tsx';

const meta = {
  component: JobBar,
  args: {
    job: myJob,
    part: 'applicants',
    partHrefs: { applicants: '#applicants', questions: '#questions', job: '#job', history: '#history' },
    actions: <LinkButton href="#edit">Edit Job Listing</LinkButton>,
    today: TODAY,
  },
} satisfies Meta<typeof JobBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: myJob.title })).toBeVisible();
    await expect(canvas.getByText('1 of 1 place filled')).toBeVisible();
    await expect(canvas.getByText('Answers by Jul 29, 2026')).toBeVisible();
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Applicants 6');
  },
};

/** On the page of an applicant, the applicant's name is the heading, and the title leads back to the list. */
export const OfAnApplicant: Story = {
  args: { part: 'applicant' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: myJob.title })).toHaveAttribute('href', '#applicants');
  },
};

export const Inactive: Story = { args: { job: myInactiveJob, part: 'job' } };

/** The job needs more people than the client has accepted. */
export const Incomplete: Story = {
  args: { job: myUnfilledJob, part: 'questions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3 places filled')).toBeVisible();
  },
};

/** The title has its maximum length. */
export const Long: Story = { tags: ['stress'], args: { job: { ...myJob, ...longJob } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
