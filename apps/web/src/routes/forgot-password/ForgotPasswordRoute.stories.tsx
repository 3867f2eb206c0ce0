import { freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Forgot password',
  component: AppAt,
  args: { address: paths.forgotPassword(), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: hasHeading('Forgot your password?') };

const ask =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), `${email}{Enter}`);
  };

export const Sent: Story = {
  play: async (context) => {
    await ask('amara@example.com')(context);
    await says(/^If this address is registered/)(context);
  },
};

export const NotSent: Story = {
  play: async (context) => {
    await ask('fail-500@example.com')(context);
    await alerts('Something went wrong. Please try again.')(context);
  },
};

/** Signed-in users may have forgotten their password as well. */
export const SignedIn: Story = { args: { as: freelancerUser }, play: hasHeading('Forgot your password?') };
