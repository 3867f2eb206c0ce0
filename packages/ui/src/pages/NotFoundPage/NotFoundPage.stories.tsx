import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = { component: NotFoundPage, args: { homeHref: '#home' } } satisfies Meta<typeof NotFoundPage>;
export default meta;

export const Standard: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '#home');
  },
};
