import { myJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { FillJobModal } from './FillJobModal.tsx';

const meta = {
  component: FillJobModal,
  args: { open: true, job: myJob, submission: { status: 'idle' }, onFill: fn(), onClose: fn() },
} satisfies Meta<typeof FillJobModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const [accepted] = myJob.accepted;
const submit = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as filled' }));
};

/** All accepted applicants are chosen at first. */
export const Accepted: Story = {
  play: async ({ args, userEvent }) => {
    await submit(userEvent);
    await expect(args.onFill).toHaveBeenCalledWith([accepted?.id]);
  },
};

/** The client clears the choice, because a person who did not apply does the job. */
export const ByOthers: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: accepted?.name ?? '' }));
    await submit(userEvent);
    await expect(args.onFill).toHaveBeenCalledWith([]);
  },
};

export const NobodyAccepted: Story = { args: { job: { ...myJob, accepted: [] } } };

export const NobodyWaits: Story = { args: { job: { ...myJob, undecided_count: 0 } } };

export const Several: Story = {
  args: {
    job: {
      ...myJob,
      accepted: ['Amara Okafor', 'Mateo Rivas', 'Ingrid Solheim'].map((name, id) => ({
        id,
        name,
        fills_job: false,
      })),
    },
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  play: async ({ userEvent }) => {
    await submit(userEvent);
    await expect(
      await screen.findByText('The job could not be marked as filled. Please try again.'),
    ).toBeVisible();
  },
  args: { submission: { status: 'failed' } },
};

export const InGerman: Story = { globals: { language: 'de' } };

export const InArabic: Story = { globals: { language: 'ar' } };
