import type { Meta, StoryObj } from '@storybook/react-vite';
import { unconfirmedUser } from '@skillharbor/mocks';
import { expect, fn } from 'storybook/test';
import { AddressNotice } from './AddressNotice.tsx';

const meta = {
  component: AddressNotice,
  args: {
    email: unconfirmedUser.email,
    sending: { status: 'idle' },
    onSend: fn(),
    onCorrect: fn(),
    outboxHref: null,
  },
} satisfies Meta<typeof AddressNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unconfirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('We sent a link to noa@example.com.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Correct the address' }));
    await expect(args.onCorrect).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { sending: { status: 'submitting' } } };

export const NotSent: Story = {
  args: {
    sending: {
      status: 'failed',
      message:
        'We have sent several emails to this address today. Please look in its spam folder, or try again tomorrow.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We have sent several emails');
  },
};

/** The server does not send mails, but shows them on a page. */
export const WithAnOutbox: Story = {
  args: { outboxHref: '/api/outbox/?to=noa%40example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open the email/ })).toHaveAttribute(
      'href',
      '/api/outbox/?to=noa%40example.com',
    );
  },
};

export const LongAddress: Story = {
  tags: ['stress'],
  args: { email: `${'noa.lindqvist.of.the.northern.harbour.'.repeat(2)}@shipping-and-mooring.example.com` },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
