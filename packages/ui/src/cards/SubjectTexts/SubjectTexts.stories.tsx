import { reportedTexts } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubjectTexts } from './SubjectTexts.tsx';

const meta = {
  component: SubjectTexts,
  args: { texts: reportedTexts },
} satisfies Meta<typeof SubjectTexts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Description')).toBeVisible();
    await expect(canvas.queryByText('Changed')).not.toBeInTheDocument();
  },
};

/** After the report, one text was changed, and another one was deleted. */
export const Compared: Story = {
  args: {
    compared: reportedTexts
      .filter(({ field }) => field !== 'salary_range')
      .map((one) => (one.field === 'description' ? { ...one, text: 'Steer the ferry.' } : one)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed')).toBeVisible();
    await expect(canvas.getByText('Removed')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
