import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactorNotice } from './FactorNotice.tsx';

const meta = { component: FactorNotice, args: { accountHref: '/account', hasPasskeys: true } } satisfies Meta<
  typeof FactorNotice
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('complementary', { name: 'Your account needs a second step' });
    await expect(notice).toHaveTextContent('you can look around');
    await expect(canvas.getByRole('link', { name: 'Set one up' })).toHaveAttribute('href', '/account');
  },
};

/** An operator has switched passkeys off. */
export const WithoutPasskeys: Story = {
  args: { hasPasskeys: false },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('complementary', { name: 'Your account needs a second step' });
    await expect(notice).toHaveTextContent('Until you have one-time codes, you can look around');
    await expect(notice).not.toHaveTextContent('passkey');
  },
};

export const InGerman: Story = { globals: { language: 'de' } };
export const InArabic: Story = { globals: { language: 'ar' } };
