import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignUpPanels } from './SignUpPanels.tsx';

const meta = {
  component: SignUpPanels,
  args: { signUpFreelancerHref: '#freelancer', signUpClientHref: '#client' },
} satisfies Meta<typeof SignUpPanels>;
export default meta;

export const Standard: StoryObj<typeof meta> = {};
