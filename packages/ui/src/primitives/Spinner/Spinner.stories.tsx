import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  args: { label: 'Loading jobs...' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label says what users are waiting for. */
export const Standard: Story = {
  tags: ['do'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs...');
  },
};

/** The label does not say what users wait for. */
export const PleaseWait: Story = { tags: ['dont'], args: { label: 'Please wait…' } };

export const LongLabel: Story = {
  tags: ['stress'],
  args: { label: 'Looking through every job that was ever posted, and some that were not...' },
};

export const RightToLeft: Story = { args: { label: 'جارٍ تحميل الوظائف…' }, globals: { direction: 'rtl' } };
