import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CardMain, CardMore, CardRow, CardState, CardSummary, CardTitle } from './CardRow.tsx';

const meta = {
  component: CardRow,
  args: {
    children: (
      <CardMain>
        <CardTitle level={2} title="Harbor pilot" subtitle="at North Pier Ferries" />
        <CardSummary>Bring ships of up to 300 meters through the narrows, by day and by night.</CardSummary>
      </CardMain>
    ),
    aside: (
      <>
        <CardState state={<Badge tone="neutral">Pending</Badge>} since="Applied on Jun 12, 2026" />
        <CardMore href="#job" label="View job" about=" Harbor pilot" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Card as="article" interactive>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof CardRow>;
export default meta;

export const Standard: StoryObj<typeof meta> = {};
