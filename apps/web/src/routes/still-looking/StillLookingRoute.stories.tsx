import { failing, job, STILL_LOOKING_TOKEN } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Still looking',
  component: AppAt,
  args: { address: paths.stillLooking(STILL_LOOKING_TOKEN), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = { play: says(`“${job.title}” stays listed`) };

export const UnknownLink: Story = {
  args: { address: paths.stillLooking('from-last-year') },
  play: alerts('This link no longer works. A newer mail may have another one, or the job has changed since.'),
};

export const Failed: Story = {
  args: { server: () => [failing('confirmJob', 500)] },
  play: alerts('Your answer did not reach us. Please try again.'),
};
