import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  component: ErrorPage,
  args: {
    message: 'This page could not be shown. Trying again often helps.',
    onRetry: fn(),
    homeHref: '#home',
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;

export const Standard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
