import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  component: Form,
  args: {
    onSubmit: fn<(values: FormData) => void>(),
    submission: { status: 'idle' },
    children: (
      <>
        <TextField label="Name" name="name" />
        <TextField label="Email" name="email" type="email" />
        <TextArea label="Reason" name="reason" optional counter maxLength={10} />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada{Enter}');
    const [values] = args.onSubmit.mock.lastCall ?? [];
    await expect(values?.get('name')).toBe('Ada');
  },
};

/** The form's own check found something: the focus goes there. */
export const RefusedHere: Story = {
  render: function Checked(args) {
    const [errors, setErrors] = useState<string[]>([]);
    return (
      <Form {...args} onSubmit={(values) => setErrors(values.get('email') ? [] : ['Email is required.'])}>
        <TextField label="Name" name="name" />
        <TextField label="Email" name="email" errors={errors} />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada');
  },
};

export const TooLong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Reason/), 'Eleven char');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Reason/)).toHaveFocus();
  },
};

/** The server's errors find their fields by name. */
export const RefusedByTheServer: Story = {
  args: { submission: { status: 'failed', fieldErrors: { email: ['This address is already registered.'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'This address is already registered.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check the fields marked below.');
  },
};

export const RefusedForAFieldThatIsNotHere: Story = {
  args: { submission: { status: 'failed', fieldErrors: { role: ['Choose a role.'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a role.')).toBeVisible();
  },
};

/** An error of the server's is about what was sent: it goes when that changes. */
export const CorrectedAfterTheServer: Story = {
  args: {
    submission: {
      status: 'failed',
      fieldErrors: { name: ['Too short.'], email: ['This address is already registered.'] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await expect(canvas.queryByText('This address is already registered.')).toBeNull();
    await expect(canvas.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByText('Too short.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** What the server says about the whole is a warning. */
export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Something went wrong. Please try again.' } },
};

export const NotSentTwice: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
