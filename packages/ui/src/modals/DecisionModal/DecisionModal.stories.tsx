import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DecisionModal } from './DecisionModal.tsx';

/** DecisionModal is the frame of AcceptModal and DeclineModal. Their stories show its behaviour. */
const meta = {
  component: DecisionModal,
  args: {
    open: true,
    title: 'Accept Mateo Rivas?',
    explanation: 'This accepts the application.',
    field: { name: 'message', maxLength: 80, counter: 'always' },
    tone: 'accent',
    messages: {
      label: 'Message',
      submit: 'Accept',
      submitting: 'Accepting…',
      cancel: 'Cancel',
      failed: 'Unable to accept.',
    },
    submission: { status: 'idle' },
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DecisionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const Critical: Story = { args: { tone: 'critical', title: 'Decline Mateo Rivas?' } };

/** Another decision was saved first. The user can read and copy the typed text, but not send it. */
export const Decided: Story = {
  args: { initialText: 'Welcome aboard.', decided: 'This application was already declined on Jun 15, 2026.' },
  play: async ({ args, userEvent }) => {
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent('This application was already declined on Jun 15, 2026.');
    await waitFor(() => expect(notice.parentElement).toHaveFocus());
    const text = screen.getByRole('textbox', { name: 'Message' });
    await expect(text).toHaveValue('Welcome aboard.');
    await expect(text).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1);
    await userEvent.click(close ?? document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const DecidedWithNothingTyped: Story = {
  args: { decided: 'This application was already declined on Jun 15, 2026.' },
};
