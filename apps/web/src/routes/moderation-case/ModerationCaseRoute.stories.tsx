import { failing, moderationCase, moderatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Moderation Case',
  component: AppAt,
  args: { address: paths.moderationCase(moderationCase.id), as: moderatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading(moderationCase.title) };

const decides: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Dismiss/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
};

export const Decided: Story = {
  play: async (context) => {
    await decides(context);
    await toasts('The decision is made, and everyone concerned is told.')(context);
    await expect(await context.canvas.findByText(/^Decided by Sol Berg/)).toBeVisible();
  },
};

export const NotDecided: Story = {
  args: { server: () => [failing('decideCase')] },
  play: async (context) => {
    await decides(context);
    await says('The decision could not be saved. Please try again.')(context);
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getCase', 'slow')] },
  play: says('Loading the case...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getCase')] },
  play: alerts('The case could not be loaded. Please try again later.'),
};

export const NotFound: Story = {
  args: { address: paths.moderationCase(987_654) },
  play: alerts('There is no such case. It may have been deleted after a year.'),
};
