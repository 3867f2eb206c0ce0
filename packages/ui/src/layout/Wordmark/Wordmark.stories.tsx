import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  component: Wordmark,
  parameters: { padded: true },
  args: { href: '#home' },
} satisfies Meta<typeof Wordmark>;
export default meta;

export const Standard: StoryObj<typeof meta> = {};
