import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Open menu', icon: <Menu />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The action would change nothing. The button can still be pressed, so that the page can explain why. */
export const Idle: Story = {
  args: { label: 'Move earlier', idle: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Move earlier' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Expanded: Story = {
  args: { label: 'Close menu', expanded: true, controls: 'menu' },
  render: (args) => (
    <>
      <IconButton {...args} />
      <p id="menu">The menu</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAttribute('aria-controls', 'menu');
  },
};
