import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DecisionModal } from './DecisionModal.tsx';

/** The frame of AcceptModal and DeclineModal, whose stories show what it does. */
const meta = {
  component: DecisionModal,
  args: {
    open: true,
    title: 'Accept Mateo Rivas?',
    explanation: 'This accepts the application.',
    field: { label: 'Message', name: 'message', maxLength: 80 },
    counter: 'always',
    tone: 'accent',
    words: { confirm: 'Accept', confirming: 'Accepting…', cancel: 'Cancel', failed: 'Unable to accept.' },
    submission: { status: 'idle' },
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DecisionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const Critical: Story = { args: { tone: 'critical', title: 'Decline Mateo Rivas?' } };
