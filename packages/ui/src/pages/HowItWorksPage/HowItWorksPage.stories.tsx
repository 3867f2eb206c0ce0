import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HowItWorksPage } from './HowItWorksPage.tsx';

const meta = {
  component: HowItWorksPage,
  args: { hrefs: { signUpFreelancer: '#freelancer', signUpClient: '#client' } },
} satisfies Meta<typeof HowItWorksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up as a client' })).toHaveAttribute(
      'href',
      '#client',
    );
  },
};

export const SignedIn: Story = {
  args: { hrefs: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
