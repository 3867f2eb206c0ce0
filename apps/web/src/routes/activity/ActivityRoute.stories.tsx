import { failing, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Activity',
  component: AppAt,
  args: { address: paths.activity(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: says('Data downloaded') };

/** The remaining entries are appended, and the focus stays on the page although the button disappears. */
export const ShowsMore: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await says('You signed up')(context);
    const end = await canvas.findByText('This is everything from the last year.');
    await expect(end.parentElement).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listActivity', 'slow')] },
  play: says('Loading the activity...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listActivity')] },
  play: alerts('Failed to load the activity of your account.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
