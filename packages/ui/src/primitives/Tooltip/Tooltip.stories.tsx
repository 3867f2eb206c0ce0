import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip } from './Tooltip.tsx';

const save = fn();

const meta = {
  component: Tooltip,
  args: { text: 'Saves without closing', children: <Button onClick={save}>Save</Button> },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 64 }}>
        <Inline space="24">
          <Story />
          <Button>Next</Button>
        </Inline>
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const PointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Saves without closing'));
  },
};

/** Escape hides the tooltip. The focus stays where it is, and the next control shows no tooltip. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['stress'],
  args: { text: 'Keeps what you typed on this device until you are back, except for files. '.repeat(3) },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
