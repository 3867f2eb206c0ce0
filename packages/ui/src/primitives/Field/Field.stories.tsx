import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { Field, useField } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { control } from './Field.css.ts';

/** The story shows how to put a control into the frame of a field. */
function Example({ label, name, hint, errors, optional, value, onChange }: FieldProps<string>) {
  const field = useField({ hint, errors });
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <input
        {...field.control}
        name={name}
        className={control()}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

const meta = {
  component: Example,
  args: { label: 'Location', name: 'location', value: '', onChange: fn() },
  render: controlled(Example),
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
