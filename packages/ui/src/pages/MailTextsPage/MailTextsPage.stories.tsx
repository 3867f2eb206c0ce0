import { mailTextSummaries } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { MailTextsPage } from './MailTextsPage.tsx';

const meta = {
  component: MailTextsPage,
  args: {
    mails: { status: 'ready', data: mailTextSummaries },
    search: '',
    onSearch: fn(),
    mailHref: (name) => `#${name}`,
    hrefs: deskHrefs,
  },
} satisfies Meta<typeof MailTextsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(mailTextSummaries.length);
    await expect(canvas.getByRole('link', { name: /^Your application was accepted/ })).toHaveAttribute(
      'href',
      '#acceptance',
    );
  },
};

export const Found: Story = {
  args: { search: 'accepted' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    const field = canvas.getByRole('searchbox', { name: 'Subject or name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'digest{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('digest');
  },
};

export const NothingFound: Story = {
  args: { search: 'harbor master' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No emails found')).toBeVisible();
  },
};

export const Loading: Story = { args: { mails: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    mails: {
      status: 'error',
      message: 'The emails could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
