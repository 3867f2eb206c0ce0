import {
  responding,
  clientDemoAccount,
  clientUser,
  failing,
  freelancerUser,
  plainSite,
  session,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { MadePasskey, browserAnswers } from '../../testing/passkeys.ts';
import { alerts, asksToLogIn, hasHeading, says, showsDashboard, showsListings } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Sign in',
  component: AppAt,
  args: { address: paths.signIn(), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDemoAccounts: Story = { play: says('Just looking around?') };

export const WithoutDemoAccounts: Story = {
  args: { server: () => [responding('getSite', { status: 200, body: plainSite })] },
  play: hasHeading('Log in'),
};

export const SentHere: Story = {
  args: { address: paths.signIn({ from: paths.myApplications() }) },
  play: asksToLogIn,
};

const signIn =
  (password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), clientDemoAccount.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
  };

/** After signing in, a client goes to the dashboard. */
export const SignsIn: Story = {
  play: async (context) => {
    await signIn(clientDemoAccount.password)(context);
    await showsDashboard(context);
  },
};

/** The mocked server knows one passkey, which the browser gives. */
export const SignsInWithAPasskey: Story = {
  args: { server: () => [responding('logInWithPasskey', { status: 200, body: session(clientUser) })] },
  beforeEach: () => browserAnswers(async () => new MadePasskey()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in with a passkey' }));
    await showsDashboard(context);
  },
};

export const UnknownPasskey: Story = {
  beforeEach: () => browserAnswers(async () => new MadePasskey()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in with a passkey' }));
    await alerts('This passkey does not work here. Please try again, or log in with your password.')(context);
  },
};

export const PasskeyCancelled: Story = {
  beforeEach: () => browserAnswers(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in with a passkey' }));
    await alerts('No passkey was used. Try again, or log in with your password.')(context);
  },
};

export const Refused: Story = {
  play: async (context) => {
    await signIn('not this one')(context);
    await alerts('The email address or the password is wrong.')(context);
  },
};

export const Unreachable: Story = {
  args: { server: () => [failing('logIn', 'network')] },
  play: async (context) => {
    await signIn(clientDemoAccount.password)(context);
    await alerts('We cannot reach Skill Harbor. Check your connection and try again.')(context);
  },
};

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };
