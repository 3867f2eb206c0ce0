import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  args: { label: 'Loading jobs...' },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Standard: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs...');
  },
};
