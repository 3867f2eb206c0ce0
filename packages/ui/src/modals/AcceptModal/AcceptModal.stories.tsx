import { busyFreelancer, clientUser, job, longFreelancer, longJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AcceptModal } from './AcceptModal.tsx';

const nameOf = ({ user }: typeof busyFreelancer) => `${user.first_name} ${user.last_name}`;

const meta = {
  component: AcceptModal,
  args: {
    open: true,
    applicantName: nameOf(busyFreelancer),
    firstName: 'Mateo',
    jobTitle: job.title,
    clientEmail: clientUser.email,
    submission: { status: 'idle' },
    onAccept: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AcceptModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const message = await screen.findByRole('textbox', { name: /^Message to the candidate/ });
    await waitFor(() => expect(message).toHaveFocus());
    await userEvent.keyboard('  Welcome aboard.{Enter}Until Tuesday. ');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledWith({
      message: 'Welcome aboard.\nUntil Tuesday.',
      shareEmail: true,
    });
  },
};

/** The client clears the checkbox, so the email address is not shared. */
export const WithoutAddress: Story = {
  args: { onValuesChange: fn() },
  play: async ({ args, userEvent }) => {
    const share = await screen.findByRole('checkbox', { name: /^Give the freelancer my email address, li@/ });
    await expect(share).toBeChecked();
    await userEvent.click(share);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ message: '', shareEmail: false });
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledWith({ message: '', shareEmail: false });
  },
};

export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** While the request is pending, the modal does not close, and does not send the request again. */
export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Accepting…/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The error message starts with the sentence from the specification, followed by the server's message. */
export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'This application was decided meanwhile.' } },
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to accept application. This application was decided meanwhile.',
    );
  },
};

export const Long: Story = {
  tags: ['stress'],
  args: {
    applicantName: nameOf(longFreelancer),
    jobTitle: longJob.title,
    clientEmail: `${'unterschiedlichkeitsempfindlichkeit'.repeat(2)}@example.com`,
  },
};

export const Closed: Story = { args: { open: false } };

export const RightToLeft: Story = {
  args: { applicantName: 'ليلى حدّاد', jobTitle: 'مصمّمة واجهات لتطبيق حجز العبّارات' },
  globals: { direction: 'rtl' },
};
