import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { role: 'status', children: 'Only for screen readers' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Standard: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Only for screen readers');
    await expect(canvas.getByRole('status').offsetWidth).toBe(1);
  },
};
