import { daysAgo, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PostedDate } from './PostedDate.tsx';

const meta = {
  component: PostedDate,
  args: { job: { date_posted: daysAgo(3) }, today: TODAY },
} satisfies Meta<typeof PostedDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DaysAgo: Story = {
  play: async ({ canvas }) => {
    const date = canvas.getByText(/^Posted 3 days ago/);
    await expect(date.title).toMatch(/^\w{3} \d+, \d{4}$/);
    await expect(date).toHaveTextContent(`Posted 3 days ago, ${date.title}`);
  },
};

export const Ages: Story = {
  render: (args) => (
    <Stack space="8">
      {[0, 1, 13, 14, 45, 400].map((days) => (
        <span key={days}>
          <PostedDate {...args} job={{ date_posted: daysAgo(days) }} />
        </span>
      ))}
    </Stack>
  ),
};

export const NeverPosted: Story = { args: { job: { date_posted: null } } };
