import { TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyJob } from '../../forms/JobForm/jobValues.ts';
import { CreateJobPage } from './CreateJobPage.tsx';

const meta = {
  component: CreateJobPage,
  args: {
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    cancelHref: '/',
    today: TODAY,
  },
} satisfies Meta<typeof CreateJobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Job' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  },
};

/** The values typed before the session ended are restored, but still not saved. */
export const ComingBack: Story = {
  args: { initial: { ...emptyJob, title: 'Harbor pilot' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbor pilot');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'Something went wrong on our side. Please try again.' },
  },
};

/** The layout is mirrored, although the texts are English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
