import { hiddenApplication } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RevealModal } from './RevealModal.tsx';

const meta = {
  component: RevealModal,
  args: {
    open: true,
    applicantName: hiddenApplication.applicant.name,
    submission: { status: 'idle' },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RevealModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Reveal who Applicant 1 is?' });
    await expect(question).toHaveAccessibleDescription(/You and the applicant see that\./);
    await userEvent.click(screen.getByRole('button', { name: 'Reveal' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
