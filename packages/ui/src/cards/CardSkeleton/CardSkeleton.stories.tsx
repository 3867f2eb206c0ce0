import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton } from './CardSkeleton.tsx';

const meta = { component: CardSkeleton, args: { width: '46%' } } satisfies Meta<typeof CardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAJob: Story = { args: { of: 'job' } };
export const OfAnApplication: Story = { args: { of: 'application' } };
export const OfTheClientsJob: Story = { args: { of: 'myJob' } };
export const OfAFreelancer: Story = { args: { of: 'freelancer' } };
export const OfAnApplicant: Story = { args: { of: 'applicant' } };
