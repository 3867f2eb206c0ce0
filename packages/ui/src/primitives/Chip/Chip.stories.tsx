import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = {
  component: Chip,
  args: { children: 'Categories: Tech, Finance', removeLabel: 'Clear categories', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chip names the filter with its values, and its button removes it. */
export const Standard: Story = {
  tags: ['do'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear categories' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** A status cannot be removed, so a Badge is the right component. */
export const Status: Story = { tags: ['dont'], args: { children: 'Accepted', removeLabel: 'Remove' } };

export const Long: Story = {
  tags: ['stress'],
  args: {
    children:
      'Locations: Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Lisbon, Rotterdam, Anywhere, Valparaíso',
  },
};

export const RemovedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear categories' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  args: { children: 'الفئات: التقنية، المالية', removeLabel: 'إزالة الفئات' },
  globals: { direction: 'rtl' },
};
