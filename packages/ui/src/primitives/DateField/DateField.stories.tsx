import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: { label: 'Application deadline', name: 'application_deadline', min: '2026-11-20' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: '2026-12-04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Application deadline')).toHaveValue('2026-12-04');
  },
};
export const WithError: Story = {
  args: { defaultValue: '2026-11-01', errors: ['The deadline must be today or later.'] },
};
