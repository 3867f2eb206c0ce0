import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const meta = {
  component: UnsubscribePage,
  args: {
    choice: { status: 'ready', data: { kind: 'questions', kinds: ['questions'], wanted: true } },
    submission: { status: 'idle' },
    onChoose: fn(),
    hasChosen: false,
    accountHref: '/account',
  },
} satisfies Meta<typeof UnsubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing changes before the user presses the button. */
export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop these emails' }));
    await expect(args.onChoose).toHaveBeenCalledWith(false);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Your choice could not be saved. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved');
  },
};

/** The mails were already switched off, on this page, by the mail program, or in the account. */
export const Stopped: Story = {
  args: {
    choice: { status: 'ready', data: { kind: 'questions', kinds: ['questions'], wanted: false } },
    hasChosen: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Switched off: Questions and replies')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on again' }));
    await expect(args.onChoose).toHaveBeenCalledWith(true);
  },
};

export const Resumed: Story = {
  args: {
    choice: { status: 'ready', data: { kind: 'still_looking', kinds: ['still_looking'], wanted: true } },
    hasChosen: true,
  },
};

/** The link is from a mail that summarizes the events of a day. */
export const SeveralKinds: Story = {
  args: {
    choice: { status: 'ready', data: { kind: 'questions', kinds: ['questions', 'messages'], wanted: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Questions and replies and Messages about applications/)).toBeVisible();
  },
};

export const Loading: Story = { args: { choice: { status: 'loading' } } };

export const UnknownLink: Story = {
  args: {
    choice: {
      status: 'error',
      message: 'This link does not work. In your account, you can choose which emails you want.',
      onRetry: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all emails' })).toBeVisible();
  },
};

const loadFailed = {
  status: 'error',
  message: 'We could not look up your mails. Please try again.',
  onRetry: fn(),
} as const;

export const LoadFailed: Story = {
  args: { choice: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
