import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  args: { summary: 'Is there a free trial?', children: 'Yes: Basic is free for the first 7 days.' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The summary says what is inside, so users open only what they need. */
export const Standard: Story = {
  tags: ['do'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Basic is free/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Is there a free trial?'));
    await expect(canvas.getByText(/Basic is free/)).toBeVisible();
  },
};

/** The summary does not say what is inside, so nobody opens it, and everyone misses the deadline. */
export const SomethingEssential: Story = {
  tags: ['dont'],
  args: { summary: 'More', children: 'This job takes applications until tomorrow.' },
};

/** The browser's own keys open the details. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Is there a free trial?')).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['stress'],
  args: {
    summary:
      'What happens to what I wrote when I go back from Premium to Free in the middle of a month? '.repeat(2),
    children: 'Your profile, your listings and your applications do not expire. '.repeat(12),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^What happens/));
    await expect(canvas.getByText(/do not expire/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { summary: 'هل توجد فترة تجريبية مجانية؟', children: 'نعم، الخطة الأساسية مجانية لسبعة أيام.' },
  globals: { direction: 'rtl' },
};
