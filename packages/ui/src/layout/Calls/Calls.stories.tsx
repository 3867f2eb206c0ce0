import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calls } from './Calls.tsx';

const meta = {
  component: Calls,
  args: { signUpFreelancerHref: '#freelancer', signUpClientHref: '#client' },
} satisfies Meta<typeof Calls>;
export default meta;

export const Standard: StoryObj<typeof meta> = {};
