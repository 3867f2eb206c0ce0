import { personAccount } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountState } from './AccountState.tsx';

const { person } = personAccount;

const meta = { component: AccountState, args: { person } } satisfies Meta<typeof AccountState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};
export const Unconfirmed: Story = { args: { person: { ...person, is_confirmed: false } } };
export const Suspended: Story = { args: { person: { ...person, suspended_until: '2026-07-01T00:00:00Z' } } };
export const Ended: Story = { args: { person: { ...person, is_ended: true } } };
