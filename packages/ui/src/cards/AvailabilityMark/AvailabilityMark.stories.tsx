import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvailabilityMark } from './AvailabilityMark.tsx';

const meta = {
  component: AvailabilityMark,
  args: { availability: 'Available' },
} satisfies Meta<typeof AvailabilityMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};

export const Busy: Story = { args: { availability: 'Busy' } };

export const OnLeave: Story = { args: { availability: 'On Leave' } };
