import { agreementTerms } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AgreementForm } from './AgreementForm.tsx';
import { agreementValues, emptyAgreement } from './agreementValues.ts';

const meta = {
  component: AgreementForm,
  args: {
    initial: agreementValues(agreementTerms),
    submission: { status: 'idle' },
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AgreementForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Scope' }).focus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('textbox', { name: 'What is delivered' })[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(agreementTerms);
  },
};

export const Empty: Story = { args: { initial: emptyAgreement, onCancel: undefined } };

/**
 * The focus moves to a new deliverable. After a deliverable is removed, the focus returns to the button that adds one.
 */
export const Deliverables: Story = {
  args: { initial: emptyAgreement },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add a deliverable' });
    await userEvent.click(add);
    await expect(canvas.getByRole('textbox', { name: 'What is delivered' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove deliverable 1' }));
    await expect(add).toHaveFocus();
    await expect(canvas.getByText('Deliverable 1 is removed.')).toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { initial: { ...emptyAgreement, where: 'place', deliverable_count: '1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send for confirmation' }));
    await expect(canvas.getByText('Say what the work is.')).toBeVisible();
    await expect(canvas.getByText('Say what is delivered.')).toBeVisible();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', fieldErrors: { pay: ['Use at most two decimals.'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Use at most two decimals.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
