import { agreementTerms } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AgreementTerms } from './AgreementTerms.tsx';

const meta = {
  component: AgreementTerms,
  args: { terms: agreementTerms },
} satisfies Meta<typeof AgreementTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€4,200 for the project')).toBeVisible();
    await expect(canvas.getByText('Pier 4, Hamburg')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Deliverables' })).toBeVisible();
  },
};

/** The agreement is about remote work, and has no amount, deliverables or notes. */
export const Sparse: Story = {
  args: { terms: { ...agreementTerms, pay: null, place: null, deliverables: [], notes: '' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
