import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoleRefusalPage } from './RoleRefusalPage.tsx';

const meta = {
  component: RoleRefusalPage,
  args: { teamRole: 'reader', homeHref: '/', teamHref: '/team' },
} satisfies Meta<typeof RoleRefusalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A team member with the role of reader opens the address of a form. */
export const ForReader: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your role does not include this',
    );
    await expect(canvas.getByText(/^Readers of a team can look, but not change/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your team' })).toHaveAttribute('href', '/team');
  },
};

/** A recruiter opens the form of the company, which only the owner can change. */
export const ForRecruiter: Story = { args: { teamRole: 'recruiter' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
