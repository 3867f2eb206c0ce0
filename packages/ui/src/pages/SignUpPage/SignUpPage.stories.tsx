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

/** The form names the legal texts that the site has. */
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

/** The operator has closed sign-ups. */
export const Closed: Story = {
  args: { isClosed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This site takes no new members just now/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign up' })).not.toBeInTheDocument();
  },
};

export const Client: Story = {
  args: { tab: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Why clients join' })).toBeVisible();
    await expect(canvas.getByText('Amara Okafor')).toBeVisible();
  },
};

/** Nobody in the directory has a portrait yet. */
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
