import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '12rem' } };
export const Lines: Story = { args: { lines: 3 } };

export const ACardThatIsComing: Story = {
  render: () => (
    <Card>
      <Stack space="16">
        <Inline space="16" wrap={false}>
          <Skeleton shape="circle" width="4rem" height="4rem" />
          <Skeleton width="10rem" height="1.25rem" />
        </Inline>
        <Skeleton lines={3} />
      </Stack>
    </Card>
  ),
};
