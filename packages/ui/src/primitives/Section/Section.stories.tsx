import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: { title: 'The work', children: <Text>What the section is about.</Text> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** On a wide page, the title is beside the content, and below it on a narrow one. */
export const Beside: Story = {
  args: { beside: true, intro: 'What the section is for, in a sentence.' },
  parameters: { padded: true },
  render: (args) => (
    <Stack space="32">
      <Section {...args} />
      <Section {...args} title="Terms" />
    </Stack>
  ),
};

export const Divided: Story = {
  args: { divided: true },
  render: (args) => (
    <Stack space="32">
      <Section {...args} />
      <Section {...args} title="Terms" />
    </Stack>
  ),
};
