import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Explore Job Listings' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The levels follow the outline of the page, and none is left out. */
export const Levels: Story = {
  tags: ['do'],
  render: () => (
    <Stack space="24">
      <Heading level={1} size="display">
        Good work comes to harbor
      </Heading>
      <Heading level={1}>Explore Job Listings</Heading>
      <Heading level={2}>About this job</Heading>
      <Heading level={3}>Data engineer for a fleet of tugboats</Heading>
      <Heading level={4}>Contact</Heading>
    </Stack>
  ),
};

/**
 * Two levels were left out to get a smaller heading. Users who jump from heading to heading then look for a missing
 * heading.
 */
export const LeftOutLevel: Story = {
  tags: ['dont'],
  render: () => (
    <Stack space="24">
      <Heading level={1}>Explore Job Listings</Heading>
      <Heading level={4}>Data engineer for a fleet of tugboats</Heading>
    </Stack>
  ),
};

export const LongWithoutASpace: Story = {
  tags: ['stress'],
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
};

export const RightToLeft: Story = {
  args: { level: 1, children: 'مصمّمة واجهات لتطبيق حجز العبّارات (React)' },
  globals: { direction: 'rtl' },
};
