import { hiddenApplication, pendingApplication, revealedApplication } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NameStatus } from './NameStatus.tsx';

const meta = {
  component: NameStatus,
  args: { application: hiddenApplication },
} satisfies Meta<typeof NameStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Revealed: Story = {
  args: { application: revealedApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You revealed the name on Jun 15, 2026')).toBeVisible();
  },
};

export const RevealedByADecision: Story = {
  args: { application: { ...revealedApplication, reveal_reason: 'decision' } },
};

export const RevealedWithTheReview: Story = {
  args: { application: { ...revealedApplication, reveal_reason: 'review_ended' } },
};

/** The component shows nothing if the names were never hidden. */
export const NeverHidden: Story = {
  args: { application: pendingApplication },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
