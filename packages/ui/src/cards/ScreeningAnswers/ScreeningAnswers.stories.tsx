import { screeningAnswers } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreeningAnswers } from './ScreeningAnswers.tsx';

const meta = {
  component: ScreeningAnswers,
  args: { answers: screeningAnswers },
} satisfies Meta<typeof ScreeningAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The story shows an answer in words, a choice, and an optional question without an answer. */
export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Within a month')).toBeVisible();
    await expect(canvas.getByText('No answer')).toBeVisible();
  },
};

/** The client asked no questions, so the section has no heading either. */
export const NothingAsked: Story = {
  tags: ['behaviour'],
  args: { answers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** The question and the answer have their maximum length. */
export const Long: Story = {
  tags: ['stress'],
  args: {
    answers: [
      {
        question_id: 'a',
        question: 'How would you go about it? '.repeat(12).slice(0, 300),
        answer: 'Step by step. '.repeat(80).slice(0, 1000),
      },
    ],
  },
};

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: { answers: [{ question_id: 'a', question: 'x'.repeat(300), answer: 'y'.repeat(300) }] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    answers: [
      { question_id: 'a', question: 'متى يمكنك أن تبدأ؟', answer: 'خلال شهر' },
      { question_id: 'b', question: 'ما الأدوات التي تفضلها؟', answer: null },
    ],
  },
  globals: { direction: 'rtl' },
};
