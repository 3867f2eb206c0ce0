import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, CardLayer, CardLink } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: 'A surface for one thing.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Accent: Story = { args: { tone: 'accent' } };

/** The card has one link with a short name, and a press anywhere on the card follows it. */
export const Interactive: Story = {
  tags: ['do'],
  args: {
    interactive: true,
    as: 'article',
    children: (
      <Stack space="12">
        <Heading level={3}>
          <CardLink href="#job">Data engineer for nine tugboats</CardLink>
        </Heading>
        <Text tone="muted">Collect what the engines report, and make one page of it.</Text>
        <CardLayer>
          <Button>Keep for later</Button>
        </CardLayer>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Data engineer for nine tugboats' });
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(card.x + 8, card.bottom - 8)).toBe(link);
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(document.elementFromPoint(button.x + 8, button.y + 8)?.closest('button')).not.toBeNull();
  },
};

/** A frame within a frame adds nothing. Space or a line is enough to separate the parts. */
export const CardInACard: Story = {
  tags: ['dont'],
  args: { children: <Card>Collect what the engines report, and make one page of it.</Card> },
};

/** The focus ring surrounds the whole card, because the whole card is the target. */
export const Focused: Story = {
  ...Interactive,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['stress'],
  args: {
    children: `${'Donaudampfschifffahrtsgesellschaft'.repeat(6)} ${'and a few more words '.repeat(30)}`,
  },
};
