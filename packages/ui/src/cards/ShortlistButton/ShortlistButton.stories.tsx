import { pendingApplication, shortlistedApplication, withdrawnApplication } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShortlistButton } from './ShortlistButton.tsx';

const meta = {
  component: ShortlistButton,
  args: { application: pendingApplication, onChange: fn() },
} satisfies Meta<typeof ShortlistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Shortlist Mateo Rivas', pressed: false });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** The compact button shows only the star, but screen readers still read its name. */
export const Compact: Story = {
  args: { application: shortlistedApplication, compact: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortlist Mateo Rivas', pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const On: Story = {
  args: { application: shortlistedApplication },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** A withdrawn application can no longer be put on the shortlist. */
export const Withdrawn: Story = {
  args: { application: withdrawnApplication },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A withdrawn application that is on the shortlist can still be taken off. */
export const WithdrawnAndOn: Story = {
  args: { application: { ...withdrawnApplication, shortlisted_at: shortlistedApplication.shortlisted_at } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
