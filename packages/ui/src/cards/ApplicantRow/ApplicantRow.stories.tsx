import {
  acceptedApplication,
  hiddenApplication,
  longApplication,
  pendingApplication,
  shortlistedApplication,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplicantRow } from './ApplicantRow.tsx';

const meta = {
  component: ApplicantRow,
  args: {
    application: pendingApplication,
    href: '#applicant',
    onFollow: fn(),
    current: false,
    onShortlist: fn(),
    mayWrite: true,
  },
} satisfies Meta<typeof ApplicantRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Mateo Rivas' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Shortlist Mateo Rivas' }));
    await expect(args.onShortlist).toHaveBeenCalledWith(true);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** The applicant is shown beside the list. */
export const Current: Story = {
  args: { application: shortlistedApplication, current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

export const Accepted: Story = { args: { application: acceptedApplication } };

/** Under blind review, the row does not show the name, and the rate is a range. */
export const Hidden: Story = { args: { application: hiddenApplication } };

export const Long: Story = { tags: ['stress'], args: { application: longApplication } };

export const RightToLeft: Story = { args: { current: true }, globals: { direction: 'rtl' } };
