import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { hrefs } from '../../testing/hrefs.ts';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  args: { role: null, hrefs, onLogOut: fn() },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^© Skill Harbor maintainers\./)).toBeVisible();
  },
};
export const Freelancer: Story = { args: { role: 'freelancer' } };

export const Client: Story = {
  args: { role: 'client' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { args: { role: 'client' }, globals: { direction: 'rtl' } };

/** The footer links only to the legal texts that an operator has published. */
export const LegalTexts: Story = {
  args: {
    legalTexts: [
      { kind: 'rules', href: '#rules' },
      { kind: 'privacy', href: '#privacy' },
    ],
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Rules', 'Privacy']);
  },
};

/** Operators have a link to the pages on which they run the installation. */
export const Operator: Story = {
  args: { role: 'freelancer', hrefs: { ...hrefs, moderation: '/moderation', desk: '/admin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Desk' })).toHaveAttribute('href', '/admin');
  },
};

/** Moderators have a link to the cases. */
export const Moderator: Story = {
  args: { role: 'client', hrefs: { ...hrefs, moderation: '/moderation' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Moderation' })).toHaveAttribute('href', '/moderation');
  },
};
