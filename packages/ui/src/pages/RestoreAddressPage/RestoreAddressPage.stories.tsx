import { freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RestoreAddressPage } from './RestoreAddressPage.tsx';

const ready = { status: 'ready', submission: { status: 'idle' }, onConfirm: fn() } as const;

const meta = {
  component: RestoreAddressPage,
  args: { link: ready, homeHref: '/' },
} satisfies Meta<typeof RestoreAddressPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing changes before the user presses the button. */
export const Asks: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(ready.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore my address' }));
    await expect(ready.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { link: { ...ready, submission: { status: 'submitting' } } } };

export const UnusableLink: Story = {
  args: {
    link: {
      ...ready,
      submission: { status: 'failed', message: 'This link no longer works. It works once, for 7 days.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link no longer works.');
  },
};

export const IncompleteLink: Story = { args: { link: { status: 'incomplete' } } };

export const Restored: Story = {
  args: { link: { status: 'confirmed', email: freelancerUser.email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your address is restored')).toBeVisible();
  },
};
