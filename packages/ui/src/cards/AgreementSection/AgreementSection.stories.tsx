import { agreedAgreement, changedAgreement, emptyAgreement } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AgreementSection } from './AgreementSection.tsx';

const meta = {
  component: AgreementSection,
  args: { agreement: { status: 'ready', data: changedAgreement }, href: '/dashboard/1/agreement' },
} satisfies Meta<typeof AgreementSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waits for confirmation')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the agreement' })).toHaveAttribute(
      'href',
      '/dashboard/1/agreement',
    );
  },
};

export const Empty: Story = {
  args: { agreement: { status: 'ready', data: emptyAgreement } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write the agreement' })).toBeVisible();
  },
};

export const Agreed: Story = { args: { agreement: { status: 'ready', data: agreedAgreement } } };

export const Loading: Story = { args: { agreement: { status: 'loading' } } };

export const Failed: Story = {
  args: { agreement: { status: 'error', message: 'Failed to load the agreement.', onRetry: fn() } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
