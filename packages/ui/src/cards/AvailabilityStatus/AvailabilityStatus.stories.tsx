import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvailabilityStatus } from './AvailabilityStatus.tsx';

const meta = {
  component: AvailabilityStatus,
  args: { availability: 'Available' },
} satisfies Meta<typeof AvailabilityStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};

export const Busy: Story = { args: { availability: 'Busy' } };

export const OnLeave: Story = { args: { availability: 'On Leave' } };
