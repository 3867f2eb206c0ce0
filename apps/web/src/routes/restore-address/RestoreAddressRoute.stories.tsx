import { failing, RESTORING_TOKEN } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Restore address',
  component: AppAt,
  args: { address: paths.restoreAddress(RESTORING_TOKEN), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const restore: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Restore my address' }));
};

export const Restored: Story = {
  play: async (context) => {
    await restore(context);
    await says('Your address is restored')(context);
  },
};

export const UnusableLink: Story = {
  args: { address: paths.restoreAddress('from-last-year') },
  play: async (context) => {
    await restore(context);
    await alerts('This link no longer works. It works once, for 7 days.')(context);
  },
};

export const IncompleteLink: Story = {
  args: { address: paths.restoreAddress() },
  play: alerts('This link is not complete. Open the link in the email again.'),
};

export const Failed: Story = {
  args: { server: () => [failing('restoreAddress', 500)] },
  play: async (context) => {
    await restore(context);
    await alerts('The address could not be restored. Please try again.')(context);
  },
};
