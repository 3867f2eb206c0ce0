import { job, messageTemplates } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeclineModal } from './DeclineModal.tsx';

const meta = {
  component: DeclineModal,
  args: {
    open: true,
    applicantName: 'Mateo Rivas',
    firstName: 'Mateo',
    jobTitle: job.title,
    submission: { status: 'idle' },
    onDecline: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeclineModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While blind review hides an applicant, the text has a placeholder, which the server replaces with the name. */
export const SavedMessages: Story = {
  args: {
    applicantName: 'Applicant 1',
    firstName: '{name}',
    savedMessages: { templates: messageTemplates, change: { status: 'idle' }, onKeep: fn(), onRemove: fn() },
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Use a message you kept' }),
      'Filled',
    );
    const reason = screen.getByRole('textbox', { name: /^Reason/ });
    await expect(reason).toHaveDisplayValue(/^Dear \{name\}, thank you for applying\./);
    await expect(reason).toHaveAccessibleDescription(/becomes the first name/);
  },
};

/** The counter says how many of 300 characters are left. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: /^Reason/ });
    await waitFor(() => expect(screen.getByText('300 characters left')).toBeVisible());
    await userEvent.type(reason, 'The role was filled.');
    await expect(screen.getByText('280 characters left')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledWith('The role was filled.');
  },
};

export const AtTheLimit: Story = {
  tags: ['stress'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^Reason/ }));
    await userEvent.paste('x'.repeat(300));
    await expect(screen.getAllByText('0 characters left')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

/** A text that is one character too long is neither cut off nor sent. */
export const PastTheLimit: Story = {
  tags: ['stress'],
  play: async ({ args, userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: /^Reason/ });
    await userEvent.click(reason);
    await userEvent.paste('x'.repeat(301));
    await expect(screen.getByText('1 character too many.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).not.toHaveBeenCalled();
    await expect(reason).toHaveFocus();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed' } },
  play: async ({ userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: /^Reason/ });
    await userEvent.type(reason, 'The role was filled.');
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Unable to decline application\.$/);
    await expect(reason).toHaveValue('The role was filled.');
  },
};

export const Closed: Story = { args: { open: false } };

export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};
