import { clientUser, failing } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { hasHeading } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'How it works',
  component: AppAt,
  args: { address: paths.howItWorks(), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign up as a client' })).toHaveAttribute(
      'href',
      paths.signUp({ tab: 'client' }),
    );
    await expect(canvas.getByText(/You can undo it for 10 minutes/)).toBeVisible();
  },
};

async function saysNothingOfTheHold(context: Parameters<NonNullable<Story['play']>>[0]) {
  await hasHeading('How It Works')(context);
  await expect(context.canvas.getByText(/add a message or a reason if you like\.$/)).toBeVisible();
}

/** If the server does not respond, the page shows everything except how long decisions can be undone. */
export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getSite', 'slow')] },
  play: saysNothingOfTheHold,
};

export const Failed: Story = {
  args: { server: () => [failing('getSite')] },
  play: saysNothingOfTheHold,
};

/** The page does not ask a signed-in user to sign up. */
export const SignedIn: Story = {
  args: { as: clientUser },
  play: async (context) => {
    await hasHeading('How It Works')(context);
    await expect(context.canvas.queryByRole('link', { name: /^Sign up/ })).not.toBeInTheDocument();
  },
};
