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

/** Opening the link only loads the job, and confirms nothing yet. */
export const Asks: Story = { play: says(`Are you still looking for a freelancer for “${job.title}”?`) };

const confirm: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Yes, keep it listed' }));
};

export const Confirmed: Story = {
  play: async (context) => {
    await confirm(context);
    await says(`“${job.title}” stays listed`)(context);
  },
};

export const UnknownLink: Story = {
  args: { address: paths.stillLooking('from-last-year') },
  play: alerts(
    'This link no longer works. A newer email may have another one, or the job has changed since.',
  ),
};

export const IncompleteLink: Story = { args: { address: paths.stillLooking() }, play: UnknownLink.play };

export const LoadFailed: Story = {
  args: { server: () => [failing('checkJobLink', 500)] },
  play: alerts('We could not look up your job. Please try again.'),
};

export const Failed: Story = {
  args: { server: () => [failing('confirmJob', 500)] },
  play: async (context) => {
    await confirm(context);
    await alerts('Your answer did not reach us. Please try again.')(context);
  },
};
