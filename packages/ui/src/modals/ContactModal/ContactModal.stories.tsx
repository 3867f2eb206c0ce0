import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Submission } from '../../primitives/state.ts';
import { ContactModal } from './ContactModal.tsx';

const meta = {
  component: ContactModal,
  args: {
    open: true,
    firstName: 'Amara',
    submission: { status: 'idle' },
    onClose: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ContactModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), ' Are you free in March? ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your email' }), 'li@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      subject: '',
      message: 'Are you free in March?',
      client_email: 'li@example.com',
    });
  },
};

export const SignedIn: Story = { args: { senderEmail: 'li@example.com' } };

export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your email' }), 'li@example');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await expect(screen.getByText('Write a message.')).toBeVisible();
    await expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Failed to send message. Please try again.' } },
  play: async () => {
    await expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
  },
};

export const ServerFieldError: Story = {
  args: {
    senderEmail: 'li@example.com',
    submission: { status: 'failed', fieldErrors: { client_email: ['This address cannot receive mail.'] } },
  },
};

export const Closed: Story = { args: { open: false } };

/** A typed message is kept when the modal closes or sending fails, and is cleared once it has been sent. */
export const KeepsWhatWasTyped: Story = {
  // The plain button of this story has WebKitGTK's colours, which are light even in the dark theme.
  tags: ['behaviour', 'not-webkit'],
  render: function Contact(args) {
    const [open, setOpen] = useState(false);
    const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <button type="button" onClick={() => setSubmission({ status: 'submitting' })}>
          Begin to send
        </button>
        <button type="button" onClick={() => setSubmission({ status: 'idle' })}>
          Arrive
        </button>
        <ContactModal {...args} open={open} onClose={() => setOpen(false)} submission={submission} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    const begin = canvas.getByRole('button', { name: 'Begin to send' });
    const arrive = canvas.getByRole('button', { name: 'Arrive' });
    await userEvent.click(open);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(open).toHaveFocus();

    await userEvent.click(open);
    await expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(begin);
    await userEvent.click(arrive);
    await userEvent.click(open);
    await expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
};

export const LongName: Story = {
  tags: ['stress'],
  args: { firstName: 'Maximiliana-Konstantina-Wolfeschlegelsteinhausenbergerdorff' },
};

export const RightToLeft: Story = { args: { firstName: 'ليلى' }, globals: { direction: 'rtl' } };
