import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No applications found' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
/** The message says what is missing and how to change that, and offers an action. */
export const WithReasonAndWayOn: Story = {
  tags: ['do'],
  args: {
    icon: <Inbox />,
    children: 'What you apply to appears here, with its answer.',
    action: (
      <LinkButton href="#jobs" variant="primary">
        Find Jobs
      </LinkButton>
    ),
  },
};

/** The message says nothing useful and offers no action. */
export const DeadEnd: Story = { tags: ['dont'], args: { icon: <Inbox />, title: 'No data' } };

export const LongText: Story = {
  tags: ['stress'],
  args: {
    icon: <Inbox />,
    title: 'Nothing was found for “Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter”',
    children: 'None of the jobs loaded so far matches all of your filters. '.repeat(6),
  },
};

export const RightToLeft: Story = {
  args: { icon: <Inbox />, title: 'لا توجد طلبات', children: 'تظهر هنا الوظائف التي تتقدم إليها.' },
  globals: { direction: 'rtl' },
};
