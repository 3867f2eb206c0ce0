import { clientUser, failing, freelancerDemoAccount, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Change password',
  component: AppAt,
  args: { address: paths.changePassword(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: hasHeading('Change your password') };

export const ForAClient: Story = { args: { as: clientUser }, play: hasHeading('Change your password') };

const change =
  (oldPassword: string, password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), oldPassword);
    await userEvent.type(canvas.getByLabelText('New password'), `${password}{Enter}`);
  };

export const Changed: Story = {
  play: async (context) => {
    await change(freelancerDemoAccount.password, 'a new password')(context);
    await says('Your password is changed')(context);
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await change('not the password', 'a new password')(context);
    await says('This is not your password.')(context);
  },
};

export const EasyToGuess: Story = {
  play: async (context) => {
    await change(freelancerDemoAccount.password, 'password1')(context);
    await says('This password is easy to guess. Choose a less common one.')(context);
  },
};

export const NotChanged: Story = {
  args: { server: () => [failing('changePassword')] },
  play: async (context) => {
    await change(freelancerDemoAccount.password, 'a new password')(context);
    await alerts('Something went wrong. Please try again.')(context);
  },
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
