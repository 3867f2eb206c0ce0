import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Logo } from './Logo.tsx';

const meta = { component: Logo, parameters: { padded: true } } satisfies Meta<typeof Logo>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Inline space="24">
      {[16, 24, 32, 64, 128].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Inline>
  ),
};
