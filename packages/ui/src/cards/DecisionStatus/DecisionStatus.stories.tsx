import type { Meta, StoryObj } from '@storybook/react-vite';
import { DecisionStatus } from './DecisionStatus.tsx';

const meta = { component: DecisionStatus, args: { status: 'pending' } } satisfies Meta<typeof DecisionStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {};

export const Accepted: Story = { args: { status: 'accepted' } };

export const Declined: Story = { args: { status: 'rejected' } };
