import { responding, clientUser, failing, RESET_TOKEN } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Reset password',
  component: AppAt,
  args: { address: paths.resetPassword(RESET_TOKEN), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: hasHeading('Choose a new password') };

export const IncompleteLink: Story = {
  args: { address: paths.resetPassword() },
  play: says('This link is not complete'),
};

const choose: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('New password'), 'a new password{Enter}');
};

export const Changed: Story = {
  play: async (context) => {
    await choose(context);
    await says('Your password is changed')(context);
  },
};

/** The page refuses an expired link before the user types a password. */
export const ExpiredLink: Story = {
  args: { address: paths.resetPassword('from-last-week') },
  play: says('This link no longer works'),
};

/** If the link cannot be checked, the page still shows the form. */
export const CheckFailed: Story = {
  args: { server: () => [failing('checkPasswordReset', 500)] },
  play: hasHeading('Choose a new password'),
};

/** The link expires while the user is choosing a password. */
export const ExpiredMeanwhile: Story = {
  args: {
    server: () => [responding('checkPasswordReset', { status: 200, body: { works: true } })],
    address: paths.resetPassword('from-last-week'),
  },
  play: async (context) => {
    await choose(context);
    await alerts('This link has expired or was already used.')(context);
  },
};

/** The link in the mail also works for a signed-in user. */
export const SignedIn: Story = { args: { as: clientUser }, play: hasHeading('Choose a new password') };
