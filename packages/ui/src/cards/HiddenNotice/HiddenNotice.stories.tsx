import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HiddenNotice } from './HiddenNotice.tsx';

const meta = {
  component: HiddenNotice,
  args: { statementsHref: '/statements' },
} satisfies Meta<typeof HiddenNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A moderator has hidden this/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the decision' })).toHaveAttribute(
      'href',
      '/statements',
    );
  },
};
