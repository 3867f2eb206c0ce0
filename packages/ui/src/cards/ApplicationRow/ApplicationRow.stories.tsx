import {
  myClosedApplication,
  myFilledApplication,
  myRejectedApplication,
  mySilentlyRejectedApplication,
  myWithdrawnApplication,
  unbrokenJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicationRow } from './ApplicationRow.tsx';

const meta = {
  component: ApplicationRow,
  args: { application: myWithdrawnApplication, jobHref: '/job/2', href: '/dashboard/10' },
} satisfies Meta<typeof ApplicationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Withdrawn: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Withdrawn')).toBeVisible();
    await expect(canvas.getByText('Applied Jun 11, 2026')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Details of your application/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^View Job/ })).toHaveFocus();
  },
};

export const Declined: Story = { args: { application: myRejectedApplication } };

export const DeclinedWithoutReason: Story = { args: { application: mySilentlyRejectedApplication } };

export const ClosedWithoutDecision: Story = { args: { application: myClosedApplication } };

/** The client has marked the job as filled, and declined all undecided applicants. */
export const Filled: Story = {
  args: { application: myFilledApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The client marked the job as filled/)).toBeVisible();
  },
};

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: {
    application: {
      ...myRejectedApplication,
      listing_title: unbrokenJob.title,
      company_name: unbrokenJob.company,
      location: unbrokenJob.location,
      short_description: unbrokenJob.short_description,
      decline_reason: 'x'.repeat(300),
    },
  },
};

export const InGerman: Story = {
  args: { application: myRejectedApplication },
  globals: { language: 'de' },
};

export const InArabic: Story = { globals: { language: 'ar' } };
