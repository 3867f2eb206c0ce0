import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../../messages/site.ts';
import { Steps } from './Steps.tsx';

const meta = {
  component: Steps,
  parameters: { padded: true },
  args: { level: 3, items: site.howItWorks.steps.freelancer },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { items: site.howItWorks.short.client.slice(0, 1) } };
