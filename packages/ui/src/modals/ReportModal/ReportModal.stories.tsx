import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReportModal } from './ReportModal.tsx';

const meta = {
  component: ReportModal,
  args: {
    open: true,
    reportable: { subjects: [{ kind: 'job', id: 5 }], name: 'Harbour pilot' },
    asksForAddress: true,
    submission: { status: 'idle' },
    receipt: null,
    onClose: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ReportModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Report: Harbour pilot' })).toBeVisible();
  },
};

export const Closes: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Report: Harbour pilot' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'It is a scam or a fake' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^In your own words/ }), ' A deposit first. ');
    await userEvent.type(screen.getByRole('textbox', { name: /^Your email/ }), 'li@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      subject: { kind: 'job', id: 5 },
      reason: 'scam',
      words: 'A deposit first.',
      email: 'li@example.com',
    });
  },
};

/** A report of illegal content needs an explanation and a statement of good faith, because the law requires both. */
export const IllegalContent: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'It is against the law' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(screen.getByText('Say what is wrong with it.')).toBeVisible();
    await expect(screen.getByText('Confirm that what you say is accurate and complete.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoReason: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    await expect(screen.getByText('Choose what is wrong with it.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'It is against the law' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A profile has a picture, which can be reported separately. A signed-in reporter need not enter an address. */
export const SeveralSubjects: Story = {
  args: {
    reportable: {
      subjects: [
        { kind: 'freelancer', id: 7 },
        { kind: 'portrait', id: 7 },
      ],
      name: 'Amara Okafor',
    },
    asksForAddress: false,
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('radio', { name: 'The profile' })).toBeChecked();
    await expect(screen.queryByRole('textbox', { name: /^Your email/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'The portrait' }));
    await userEvent.click(screen.getByRole('radio', { name: 'It infringes a copyright' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      subject: { kind: 'portrait', id: 7 },
      reason: 'copyright',
      words: '',
    });
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'Your report could not be sent. Please try again.' },
  },
  play: async () => {
    await expect(await screen.findByText('Your report could not be sent. Please try again.')).toBeVisible();
  },
};

const sent = { receipt: { number: 'K7QM-2X9D' }, href: '/report#token=abc', isMailed: false };

export const Sent: Story = {
  args: { receipt: sent },
  play: async () => {
    await expect(await screen.findByText('K7QM-2X9D')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See what became of the report' })).toHaveAttribute(
      'href',
      '/report#token=abc',
    );
    await expect(screen.getByText(/^Keep the link/)).toBeVisible();
  },
};

export const SentWithAddress: Story = {
  args: { receipt: { ...sent, isMailed: true } },
  play: async () => {
    await expect(await screen.findByText('K7QM-2X9D')).toBeVisible();
    await expect(screen.queryByText(/^Keep the link/)).not.toBeInTheDocument();
  },
};

export const LongName: Story = {
  tags: ['stress'],
  args: {
    reportable: {
      subjects: [{ kind: 'job', id: 5 }],
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
