import { failing, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Work record',
  component: AppAt,
  args: { address: paths.workRecord(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: says('About you') };

/** An entry that the freelancer hides stays in the list, and the freelancer can show it again. */
export const Hides: Story = {
  play: async ({ canvas, userEvent }) => {
    const [hide] = await canvas.findAllByRole('button', { name: /^Hide the sentence of/ });
    if (hide) await userEvent.click(hide);
    await expect(await canvas.findByRole('button', { name: /^Show again the sentence of/ })).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { server: () => [failing('takeWorkRecordStep', 'network')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [hide] = await canvas.findAllByRole('button', { name: /^Hide the sentence of/ });
    if (hide) await userEvent.click(hide);
    await alerts('We cannot reach Skill Harbor. Check your connection and try again.')(context);
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listWorkRecord', 'slow')] },
  play: says('Loading the work record...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listWorkRecord')] },
  play: alerts('Failed to load the work record.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
