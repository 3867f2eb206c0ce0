import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CodesModal } from './CodesModal.tsx';

const meta = {
  component: CodesModal,
  args: { open: true, onClose: fn(), task: 'turnOn', submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof CodesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TurnsOn: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Turn on one-time codes' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Current password'), 'my password');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('my password');
  },
};

export const Closes: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Renews: Story = { args: { task: 'renew' } };

export const TurnsOff: Story = { args: { task: 'turnOff' } };

export const TurnsOffInGerman: Story = { args: { task: 'turnOff' }, globals: { language: 'de' } };

export const TurnsOffInArabic: Story = { args: { task: 'turnOff' }, globals: { language: 'ar' } };

/** The operator requires a second factor. */
export const LastFactor: Story = {
  args: {
    task: 'turnOff',
    submission: {
      status: 'failed',
      message: 'Your account must keep a passkey or one-time codes. Set up another one first.',
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'my password{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('must keep a passkey');
  },
};
