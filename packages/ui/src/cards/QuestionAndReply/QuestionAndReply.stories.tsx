import {
  questionWithReply,
  longQuestion,
  rightToLeftQuestion,
  unbrokenQuestion,
  waitingQuestion,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { QuestionAndReply } from './QuestionAndReply.tsx';

const meta = {
  component: QuestionAndReply,
  args: { question: questionWithReply },
} satisfies Meta<typeof QuestionAndReply>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithReply: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(questionWithReply.question)).toBeVisible();
    await expect(canvas.getByText('Answered Jun 14, 2026')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { question: waitingQuestion, actions: <Button>Answer</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waits for an answer')).toBeVisible();
    await expect(canvas.queryByText('Answer from the client')).not.toBeInTheDocument();
  },
};

/** The asker of a hidden question still sees it, and the client still sees a hidden reply. */
export const Hidden: Story = {
  args: { question: { ...questionWithReply, is_hidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hidden by a moderator')).toBeVisible();
  },
};

/** The question and the reply have their maximum length. */
export const Long: Story = { tags: ['stress'], args: { question: longQuestion } };

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: { question: unbrokenQuestion },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { question: rightToLeftQuestion },
  globals: { direction: 'rtl' },
};
