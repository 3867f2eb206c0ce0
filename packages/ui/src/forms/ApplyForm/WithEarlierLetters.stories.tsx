import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import form from './ApplyForm.stories.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { emptyApplication } from './applyValues.ts';
import type { EarlierLetter } from './earlierLetter.ts';

const meta = { component: ApplyForm, args: form.args } satisfies Meta<typeof ApplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const letters: readonly EarlierLetter[] = [
  {
    id: 12,
    jobTitle: 'Seat maps for an airline',
    sentAt: '2026-05-28T10:00:00.000Z',
    text: 'Dear team,\n\nI drew the seat map of the night ferries, and watched forty passengers use it.',
  },
  {
    id: 9,
    jobTitle: 'Product designer',
    sentAt: '2026-05-02T10:00:00.000Z',
    text: 'Hello, two of your screens made me write this letter.',
  },
];
const offered = { letters: { status: 'ready', data: letters }, onShow: fn() } as const;
const showLetters: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Begin from an earlier letter' }));
};

/** A letter is inserted into the empty field. Undoing empties the field again. */
export const FromAnEarlierLetter: Story = {
  args: { earlierLetters: offered },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox', { name: 'Cover letter' });
    await showLetters(context);
    await expect(offered.onShow).toHaveBeenCalled();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Use the letter for “Product designer”' }),
    );
    await expect(field).toHaveValue(letters[1]?.text);
    await expect(canvas.getByText(/^This is your letter for “Product designer”/)).toBeVisible();
  },
};

export const EarlierLetterUndone: Story = {
  tags: ['behaviour'],
  args: { earlierLetters: offered },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FromAnEarlierLetter.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Begin from an earlier letter' })).toHaveFocus();
  },
};

/** A typed letter is replaced only after a confirmation, and can be restored. */
export const TypedTextKept: Story = {
  tags: ['behaviour'],
  args: {
    earlierLetters: offered,
    initial: { ...emptyApplication(), cover_letter: 'Hello again.' },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox', { name: 'Cover letter' });
    const use = () => canvas.findByRole('button', { name: 'Use the letter for “Seat maps for an airline”' });
    await showLetters(context);
    await userEvent.click(await use());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my text' }));
    await expect(field).toHaveValue('Hello again.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(await use());
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    await expect(field).toHaveValue(letters[0]?.text);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Use the letter for “Product designer”' }));
    await expect(field).toHaveValue(letters[1]?.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('Hello again.');
  },
};

export const EarlierLettersLoading: Story = {
  args: { earlierLetters: { letters: { status: 'loading' }, onShow: fn() } },
  play: showLetters,
};

export const NoEarlierLetters: Story = {
  args: { earlierLetters: { letters: { status: 'ready', data: [] }, onShow: fn() } },
  play: async (context) => {
    await showLetters(context);
    await expect(await context.canvas.findByText(/^There is no earlier letter/)).toBeVisible();
  },
};

export const EarlierLettersFailed: Story = {
  args: {
    earlierLetters: {
      letters: { status: 'error', message: 'Unable to load your letters.', onRetry: fn() },
      onShow: fn(),
    },
  },
  play: async (context) => {
    await showLetters(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Unable to load your letters.');
  },
};
