import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './Brand.tsx';

const meta = {
  component: Brand,
  parameters: { padded: true },
  args: { href: '#home' },
} satisfies Meta<typeof Brand>;
export default meta;

export const Standard: StoryObj<typeof meta> = {};
