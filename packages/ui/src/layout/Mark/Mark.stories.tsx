import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/index.ts';
import { Mark } from './Mark.tsx';

const meta = { component: Mark, parameters: { padded: true } } satisfies Meta<typeof Mark>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Inline space="24">
      {[16, 24, 32, 64, 128].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Inline>
  ),
};
