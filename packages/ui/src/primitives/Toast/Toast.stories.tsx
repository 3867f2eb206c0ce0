import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastRegion, useToast } from './Toast.tsx';

function Example({ message }: { message: string }) {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast.show(message)}>Do it</Button>
      <ToastRegion />
    </>
  );
}

const meta = {
  component: Example,
  args: { message: 'Application submitted!' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Application submitted!' })).toBeVisible());
  },
};

/** The user dismisses the toast by pointer. */
export const Dismissed: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Shown.play?.(context);
    const { canvas, userEvent } = context;
    // Screen readers can reach the button while the toast is hovered or focused.
    await userEvent.hover(canvas.getByRole('dialog'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const ClosesItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), { timeout: 4500 });
  },
};

export const LongMessage: Story = {
  tags: ['stress'],
  args: {
    message:
      'Message sent successfully! Ada usually answers within two working days, to the address you gave.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** At most three toasts are shown at a time. The user dismisses each of them separately. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Do it' });
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toHaveLength(2));
  },
};

function TakingBack() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast.show('Application accepted.', { topic: 'decision' })}>Accept</Button>
      <Button onClick={() => toast.show('The decision is taken back.', { topic: 'decision' })}>Undo</Button>
      <ToastRegion />
    </>
  );
}

/** A toast replaces an earlier toast with the same topic. */
export const Replaced: Story = {
  render: () => <TakingBack />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Application accepted.' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'The decision is taken back.' })).toBeVisible(),
    );
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
  },
};

/** F6 moves the focus to the toasts and back to the page. */
export const DismissedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const RightToLeft: Story = {
  args: { message: 'تم إرسال الطلب!' },
  globals: { direction: 'rtl' },
  play: LongMessage.play,
};
