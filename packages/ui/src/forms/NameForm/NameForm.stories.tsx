import { freelancerUser, longNameUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NameForm } from './NameForm.tsx';

const meta = {
  component: NameForm,
  args: { name: freelancerUser, submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof NameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await expect(field).toHaveValue('Amara');
    await userEvent.clear(field);
    await userEvent.type(field, ' Amarachi {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ first_name: 'Amarachi', last_name: 'Okafor' });
  },
};

export const Empty: Story = {
  args: { name: { first_name: 'Amara', last_name: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the name' }));
    await expect(canvas.getByText('Enter your last name.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Something went wrong. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
  },
};

export const LongName: Story = { tags: ['stress'], args: { name: longNameUser } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
