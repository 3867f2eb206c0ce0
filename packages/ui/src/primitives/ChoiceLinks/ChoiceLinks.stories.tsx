import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoiceLinks } from './ChoiceLinks.tsx';

const choices = [
  { href: '/boats', label: 'All', count: 1240, current: true },
  { href: '/boats?state=afloat', label: 'Afloat', count: 12, current: false },
  { href: '/boats?state=ashore', label: 'Ashore', count: 0, current: false },
];

const meta = {
  component: ChoiceLinks,
  args: { label: 'Boats by state', choices },
} satisfies Meta<typeof ChoiceLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 1,240' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Afloat 12' })).toHaveAttribute(
      'href',
      '/boats?state=afloat',
    );
  },
};

/** Links to parts that are not lists have no counts. */
export const WithoutCounts: Story = {
  args: { choices: choices.map(({ count: _count, ...choice }) => choice) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Afloat' })).toBeVisible();
  },
};

/** Following a link shows another part without a page load. */
export const OnThePage: Story = {
  args: { onFollow: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ashore 0' }));
    await expect(args.onFollow).toHaveBeenCalledWith(choices[2]);
  },
};

/** The parts of one page look like tabs, and each part has a separate address. */
export const Tabs: Story = {
  args: { look: 'tabs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 1,240' })).toHaveAttribute('aria-current', 'page');
  },
};
