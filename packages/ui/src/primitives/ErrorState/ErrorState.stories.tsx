import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';

const meta = {
  component: ErrorState,
  args: { message: 'Unable to load job listings. Please try again later.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MessageOnly: Story = {};

/** The message says what did not work, and the button tries again. */
export const Retry: Story = {
  tags: ['do'],
  args: { onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The message is the server's own text, which does not tell users what to do. */
export const ServerWords: Story = { tags: ['dont'], args: { message: 'Error 500: Internal Server Error' } };

export const TryingAgain: Story = { args: { onRetry: fn(), retryPending: true } };

export const AnotherWayOn: Story = {
  args: { message: 'Job not found', action: <LinkButton href="#jobs">Back to Job Listings</LinkButton> },
};

export const LongMessage: Story = {
  tags: ['stress'],
  args: { message: 'The service is busy, and so are all of its neighbours. '.repeat(8), onRetry: fn() },
};

export const RightToLeft: Story = {
  args: { message: 'تعذّر تحميل الوظائف. حاول مرة أخرى لاحقًا.', onRetry: fn() },
  globals: { direction: 'rtl' },
};

/** On a right-to-left page, the period of an English sentence stays at its end. */
export const EnglishInRightToLeft: Story = {
  args: { onRetry: fn() },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('alert');
    await expect(getComputedStyle(message).direction).toBe('ltr');
  },
};
