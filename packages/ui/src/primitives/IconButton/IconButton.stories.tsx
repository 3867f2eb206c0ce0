import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Open menu', icon: <Menu />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

export const Standard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
