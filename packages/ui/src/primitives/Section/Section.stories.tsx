import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';
import { SectionEnd } from './SectionEnd.tsx';
import { SectionRow } from './SectionRow.tsx';

const meta = {
  component: Section,
  args: { title: 'The work', children: <Text>What the section is about.</Text> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** On a wide page, the title is beside the content. On a narrow page, it is above the content. */
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

/** The button that submits all sections lines up with their content. */
export const BesideWithEnd: Story = {
  args: { beside: true },
  parameters: { padded: true },
  render: (args) => (
    <Stack space="32">
      <Section {...args} />
      <SectionEnd>
        <Button variant="primary">Save</Button>
      </SectionEnd>
    </Stack>
  ),
};

/** In a row of settings, the action for the value is at the end of the line. */
export const Rows: Story = {
  args: { intro: 'What the section is for, in a sentence.' },
  parameters: { padded: true },
  render: (args) => (
    <div>
      <SectionRow {...args} action={<Button>Change</Button>} level={2} />
      <SectionRow {...args} title="Terms" level={2} />
    </div>
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
