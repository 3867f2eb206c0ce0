import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { FieldRow } from './FieldRow.tsx';

const meta = {
  component: FieldRow,
  args: {
    children: (
      <>
        <TextField label="First name" name="first_name" value="" onChange={fn()} />
        <TextField label="Last name" name="last_name" value="" onChange={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {};

/** The fields stay aligned on one line even if one of them has an error. */
export const WithAnError: Story = {
  args: {
    children: (
      <>
        <TextField label="First name" name="first_name" value="Ada" onChange={fn()} />
        <TextField
          label="Last name"
          name="last_name"
          value=""
          onChange={fn()}
          errors={['Enter your last name.']}
        />
      </>
    ),
  },
};
