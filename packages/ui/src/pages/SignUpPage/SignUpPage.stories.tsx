import type { SignUpOffer } from '@skillharbor/contract';
import { asListed, freelancer } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignUpPage } from './SignUpPage.tsx';

const meta = {
  component: SignUpPage,
  args: {
    tab: 'freelancer',
    onTabChange: fn(),
    submission: { status: 'idle' },
    onSubmit: fn(),
    signInHref: '/signin',
    signUps: 'open',
    offer: null,
    person: asListed(freelancer),
  },
} satisfies Meta<typeof SignUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Freelancer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Freelancer' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signin');
  },
};

/** The form names the legal texts that the site has published. */
export const LegalTexts: Story = {
  args: {
    legalTexts: [
      { href: '#terms', label: 'Terms' },
      { href: '#privacy', label: 'Privacy' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Terms/ })).toHaveAttribute('target', '_blank');
  },
};

const hasNoForm: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Sign up' })).not.toBeInTheDocument();
};
const says =
  (title: string): NonNullable<Story['play']> =>
  async (context) => {
    await expect(context.canvas.getByText(title)).toBeVisible();
    await hasNoForm(context);
  };
const offer = (changes: Partial<SignUpOffer>): Story['args'] => ({
  signUps: 'invitation',
  offer: { status: 'ready', data: { state: 'waiting', email: null, is_team: false, ...changes } },
});

/** The operator has closed sign-ups. */
export const Closed: Story = {
  args: { signUps: 'closed' },
  play: says('No sign-ups at the moment'),
};

/** Sign-ups are closed, so an operator's invitation does not work. */
export const ClosedToInvited: Story = {
  tags: ['behaviour'],
  args: { ...offer({}), signUps: 'closed' },
  play: says('No sign-ups at the moment'),
};

/** The visitor has opened the page without the link of an invitation. */
export const InvitationRequired: Story = {
  args: { signUps: 'invitation' },
  play: says('Joining is by invitation'),
};

export const CheckingInvitation: Story = {
  args: { signUps: 'invitation', offer: { status: 'loading' } },
  play: hasNoForm,
};

export const InvitationNotChecked: Story = {
  args: {
    signUps: 'invitation',
    offer: {
      status: 'error',
      message: 'Your invitation could not be checked. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const InvitedByLink: Story = {
  args: offer({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are invited')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toBeVisible();
  },
};

export const InvitedAddress: Story = {
  args: offer({ email: 'ada@example.com' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/with the address ada@example\.com/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  },
};

/** Sign-ups are closed, but a team's invitation still works. */
export const InvitedToTeam: Story = {
  args: { ...offer({ email: 'noor@example.com', is_team: true }), signUps: 'closed', tab: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sign up as a client/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.com');
  },
};

export const UsedInvitation: Story = {
  args: offer({ state: 'used' }),
  play: says('This invitation has been used'),
};

export const ExpiredInvitation: Story = {
  args: offer({ state: 'expired' }),
  play: says('This invitation has expired'),
};

export const WithdrawnInvitation: Story = {
  args: offer({ state: 'withdrawn' }),
  play: says('This invitation was withdrawn'),
};

export const UnknownInvitation: Story = {
  args: offer({ state: 'unknown' }),
  play: says('This invitation does not work'),
};

export const Client: Story = {
  args: { tab: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Why clients join' })).toBeVisible();
    await expect(canvas.getByText('Amara Okafor')).toBeVisible();
  },
};

/** No freelancer in the directory has a portrait yet. */
export const WithoutPerson: Story = { args: { person: null } };

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: {
    tab: 'client',
    submission: {
      status: 'failed',
      fieldErrors: { email: ['There is already an account with this email address.'] },
    },
  },
};

/** The layout is mirrored, although the texts are English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
