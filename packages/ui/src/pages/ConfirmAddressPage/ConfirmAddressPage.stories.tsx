import { unconfirmedUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConfirmAddressPage } from './ConfirmAddressPage.tsx';

const ready = { status: 'ready', submission: { status: 'idle' }, onConfirm: fn() } as const;

const meta = {
  component: ConfirmAddressPage,
  args: { link: ready, homeHref: '/' },
} satisfies Meta<typeof ConfirmAddressPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing changes before the user presses the button. */
export const Asks: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(ready.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the address' }));
    await expect(ready.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { link: { ...ready, submission: { status: 'submitting' } } } };

export const UnusableLink: Story = {
  args: {
    link: {
      ...ready,
      submission: {
        status: 'failed',
        message: 'This link no longer works. It works for 7 days, unless the address was corrected.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link no longer works.');
  },
};

export const IncompleteLink: Story = { args: { link: { status: 'incomplete' } } };

export const Confirmed: Story = {
  args: { link: { status: 'confirmed', email: unconfirmedUser.email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/');
  },
};
