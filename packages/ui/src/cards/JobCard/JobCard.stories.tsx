import {
  closedJob,
  deadlineSoonJob,
  deadlineTodayJob,
  draftJob,
  job,
  longJob,
  rightToLeftJob,
  shortJob,
  TODAY,
  unbrokenJob,
  unknownCompanyJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobCard } from './JobCard.tsx';

const meta = {
  component: JobCard,
  args: { job, href: '/job/1', today: TODAY },
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is one link, and the only stop for the keyboard. */
export const Standard: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `See More about ${job.title}` });
    await expect(link).toHaveAttribute('href', '/job/1');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(link).not.toHaveFocus();

    const card = canvas.getByRole('article').getBoundingClientRect();
    const corner = document.elementFromPoint(card.left + 4, card.top + 12);
    await expect(link.contains(corner)).toBe(true);
  },
};

export const DeadlineSoon: Story = {
  args: { job: deadlineSoonJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes in 2 days')).toBeVisible();
  },
};

export const DeadlineToday: Story = {
  args: { job: deadlineTodayJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes today')).toBeVisible();
  },
};

export const Closed: Story = { args: { job: closedJob } };

export const NeverPosted: Story = {
  args: { job: draftJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not available')).toBeVisible();
  },
};

export const Short: Story = { args: { job: shortJob } };

/** Every text as long as it may be. */
export const Long: Story = { args: { job: longJob } };

export const UnbrokenWords: Story = { args: { job: unbrokenJob } };

export const RightToLeft: Story = { args: { job: rightToLeftJob } };

export const UnknownCompany: Story = { args: { job: unknownCompanyJob } };
