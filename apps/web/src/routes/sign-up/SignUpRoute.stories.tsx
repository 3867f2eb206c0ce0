import { clientUser, failing, freelancerUser, responding, site, teamToken } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says, showsDashboard, showsListings } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Sign up',
  component: AppAt,
  args: { address: paths.signUp(), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsFreelancer: Story = {
  play: async (context) => {
    await hasHeading('Create your account')(context);
    await expect(context.canvas.getByText('One of the freelancers here')).toBeVisible();
  },
};

/** If the directory cannot be loaded, the form works, but the page shows no freelancer. */
export const WithoutDirectory: Story = {
  tags: ['behaviour'],
  args: { server: () => [failing('listFreelancers')] },
  play: async (context) => {
    await hasHeading('Create your account')(context);
    await expect(context.canvas.queryByText('One of the freelancers here')).not.toBeInTheDocument();
  },
};

export const AsClient: Story = {
  args: { address: paths.signUp({ tab: 'client' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Company name/ })).toBeVisible();
  },
};

/** The operator has closed sign-ups, so there is no form. */
export const Closed: Story = {
  args: {
    server: () => [responding('getSite', { status: 200, body: { ...site, sign_ups: 'closed' } })],
  },
  play: async (context) => {
    await says('No sign-ups at the moment')(context);
    await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

const onlyInvited = () => [responding('getSite', { status: 200, body: { ...site, sign_ups: 'invitation' } })];

export const InvitationRequired: Story = {
  args: { server: onlyInvited },
  play: async (context) => {
    await says('Joining is by invitation')(context);
    await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** The invitation stays in the URL when the user opens another tab of the form. */
export const Invited: Story = {
  args: { address: paths.signUp({ token: 'address-invitation' }), server: onlyInvited },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You are invited')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Client' }));
    await expect(await canvas.findByRole('textbox', { name: /^Company name/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  },
};

export const UsedInvitation: Story = {
  args: { address: paths.signUp({ token: 'used-invitation' }), server: onlyInvited },
  play: says('This invitation has been used'),
};

export const InvitationNotChecked: Story = {
  args: {
    address: paths.signUp({ token: 'address-invitation' }),
    server: () => [...onlyInvited(), failing('checkSignUpInvitation')],
  },
  play: alerts('Your invitation could not be checked. Please try again later.'),
};

/** The invitation to a team works while sign-ups are closed. */
export const InvitedToTeam: Story = {
  args: {
    address: paths.signUp({ tab: 'client', from: paths.joinTeam(), token: teamToken }),
    server: () => [responding('getSite', { status: 200, body: { ...site, sign_ups: 'closed' } })],
  },
  play: says(/^Sign up as a client with the address/),
};

const signUp =
  (email: string, password = 'analytical'): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Lovelace');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
  };

/** After signing up, a client goes to an empty dashboard. */
export const SignsUp: Story = {
  args: { address: paths.signUp({ tab: 'client' }) },
  play: async (context) => {
    await signUp('ada@example.com')(context);
    await says('Welcome, Ada.')(context);
    await says('No job listings yet')(context);
  },
};

/** After signing up, a freelancer goes to the job listings, and learns that the profile is not complete. */
export const SignsUpAsFreelancer: Story = {
  play: async (context) => {
    await signUp('ada@example.com')(context);
    await showsListings(context);
    await says('Your profile is not complete')(context);
  },
};

/**
 * A sign-up with a taken email address gets the same response as any other, so that nobody learns who has an account.
 */
export const AddressIsTaken: Story = {
  play: async (context) => {
    await signUp(clientUser.email)(context);
    await showsListings(context);
    await says('Confirm your email address')(context);
  },
};

/** The password consists of known personal data, so the field shows the server's error. */
export const PersonalPassword: Story = {
  play: async (context) => {
    await signUp('ada@example.com', 'Lovelace-1815')(context);
    await says(/^This password is made of your name/)(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const NotSignedUp: Story = {
  play: async (context) => {
    await signUp('fail-503@example.com')(context);
    await alerts('Something went wrong. Please try again.')(context);
  },
};

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };
