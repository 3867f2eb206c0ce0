import { confirmedCompanyDomain, failingCompanyDomain, unconfirmedCompanyDomain } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DomainSection } from './DomainSection.tsx';
import type { DomainSectionProps } from './DomainSection.tsx';

const meta = {
  component: DomainSection,
  args: {
    domain: { status: 'ready', data: unconfirmedCompanyDomain },
    submission: { status: 'idle' },
    onConfirm: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof DomainSection>;
export default meta;
type Story = StoryObj<DomainSectionProps>;

export const Unconfirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy value' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringMatching(/^skill-harbor=/));
    await userEvent.click(canvas.getByRole('button', { name: 'Check northpier.example' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = { args: { submission: { status: 'submitting' } } };

export const NotFound: Story = {
  args: {
    submission: {
      status: 'failed',
      message:
        'Neither the DNS record nor the file has the value. New DNS records can take up to a day to arrive.',
    },
  },
};

export const Confirmed: Story = {
  args: { domain: { status: 'ready', data: confirmedCompanyDomain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^northpier.example has been confirmed since/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The DNS record is missing, and the client has some days to restore it. */
export const Failing: Story = {
  args: { domain: { status: 'ready', data: failingCompanyDomain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check northpier.example' })).toBeVisible();
  },
};

export const NoWebsite: Story = { args: { domain: { status: 'ready', data: { state: 'none' } } } };

/** Team members who are not the owner see how to prove the domain, but only the owner can do it. */
export const NotTheOwner: Story = { args: { onConfirm: null } };

export const Loading: Story = { args: { domain: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    domain: {
      status: 'error',
      message: 'The domain could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};
