import {
  ONE_TIME_CODE,
  PASSWORD,
  codesUser,
  recoveryCodes,
  responding,
  clientDemoAccount,
  clientUser,
  failing,
  freelancerUser,
  plainSite,
  session,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

/** The mock server has one passkey, which the browser provides. */
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

/** Enters the correct password of a user who has one-time codes turned on. */
const enterPassword: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), codesUser.email);
  await userEvent.type(canvas.getByLabelText('Password'), `${PASSWORD}{Enter}`);
};
const enterCode = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], code: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), `${code}{Enter}`);

/** The second step replaces the first one, and has the focus. */
export const AsksForTheCode: Story = {
  play: async (context) => {
    await enterPassword(context);
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus());
    await expect(context.canvas.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  },
};

export const SignsInWithACode: Story = {
  play: async (context) => {
    await enterPassword(context);
    await enterCode(context, ONE_TIME_CODE);
    await showsListings(context);
  },
};

export const WrongCode: Story = {
  play: async (context) => {
    await enterPassword(context);
    await enterCode(context, '000000');
    await says('This code does not work: it is wrong, or was used before.')(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('000000');
  },
};

export const SignsInWithARecoveryCode: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code instead' }));
    const field = await canvas.findByRole('textbox', { name: 'Recovery code' });
    await userEvent.type(field, `${recoveryCodes[4]}{Enter}`);
    await showsListings(context);
  },
};

/** The text that was typed in the first step is still in its fields. */
export const GoesBackToThePassword: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(codesUser.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD);
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
