import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  args: { summary: 'Is there a free trial?', children: 'Yes: Basic is free for the first 7 days.' },
} satisfies Meta<typeof Disclosure>;
export default meta;

export const Standard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Basic is free/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Is there a free trial?'));
    await expect(canvas.getByText(/Basic is free/)).toBeVisible();
  },
};
