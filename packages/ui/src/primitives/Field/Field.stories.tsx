import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, useField, type FieldProps } from './Field.tsx';
import { control } from './Field.css.ts';

/** How a control is put into the frame. */
function Example({ label, name, hint, errors, optional }: FieldProps) {
  const field = useField({ name, hint, errors });
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <input {...field.control} name={name} className={control()} />
    </Field>
  );
}

const meta = {
  component: Example,
  args: { label: 'Location', name: 'location' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Location'));
    await expect(canvas.getByLabelText('Location')).toHaveFocus();
  },
};

export const Everything: Story = {
  args: { hint: 'A city and a country', errors: ['Location is required.'], optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Location is required. A city and a country',
    );
  },
};
