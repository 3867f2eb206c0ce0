import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';

const next = fn();

const meta = {
  component: KeyboardShortcuts,
  args: {
    shortcuts: [
      { key: 'j', label: 'Next boat', act: next },
      { key: 'k', label: 'Previous boat', act: undefined },
    ],
    on: true,
    onSwitch: fn(),
  },
} satisfies Meta<typeof KeyboardShortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The key `?` opens the help. While the help is open, no shortcut acts on the page behind it. */
export const Help: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('j');
    await expect(next).toHaveBeenCalledOnce();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(help.getByRole('cell', { name: 'Next boat' })).toBeVisible());
    await userEvent.keyboard('j');
    await expect(next).toHaveBeenCalledOnce();
    await userEvent.click(help.getByRole('checkbox', { name: 'Use single keys in this tab' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(false);
  },
};

/** While the user types, a key enters a letter. A key with a modifier is left to the browser. */
export const WhileTyping: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <input aria-label="Name" />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    next.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'jj');
    await expect(canvas.getByRole('textbox')).toHaveValue('jj');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(next).not.toHaveBeenCalled();
  },
};

export const SwitchedOff: Story = {
  args: { on: false },
  play: async ({ canvas, userEvent }) => {
    next.mockClear();
    await userEvent.keyboard('j?');
    await expect(next).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
};
