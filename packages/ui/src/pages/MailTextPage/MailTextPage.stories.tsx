import { mailText } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { MailTextPage } from './MailTextPage.tsx';

const meta = {
  component: MailTextPage,
  args: {
    name: mailText.name,
    mail: { status: 'ready', data: mailText },
    language: 'en',
    languageHref: (language) => `#${language}`,
    hrefs: deskHrefs,
    changing: { submission: { status: 'idle' }, onSubmit: fn() },
    resetting: { isAsked: false, onAsk: fn(), submission: { status: 'idle' }, onConfirm: fn() },
  },
} satisfies Meta<typeof MailTextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text that nobody has changed cannot be reset. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your application was accepted: {jobTitle}' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Return to them' })).not.toBeInTheDocument();
  },
};

export const OwnWords: Story = {
  args: { language: 'de' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The words of the program'));
    await expect(canvas.getByText('Ihre Bewerbung wurde angenommen: {jobTitle}')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to them' }));
    await expect(args.resetting.onAsk).toHaveBeenCalledWith(true);
  },
};

export const AsksBeforeReset: Story = {
  args: { language: 'de', resetting: { ...meta.args.resetting, isAsked: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Return to the words of the program?' });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Return to them' }));
    await expect(args.resetting.onConfirm).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { mail: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    mail: {
      status: 'error',
      message: 'The emails could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { args: { language: 'ar' }, globals: { direction: 'rtl' } };
