import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: 'Boats come in with the tide and leave with the next one.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack space="12">
      {(['tiny', 'small', 'standard', 'large'] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: ({ children }) => (
    <Stack space="12">
      {(['standard', 'muted', 'accent', 'signal', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: ({ children }) => (
    <Stack space="12">
      {(['regular', 'medium', 'strong'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const FiguresBelowOneAnother: Story = {
  render: () => (
    <Stack space="4" align="end">
      <Text numeric>$1,111.11</Text>
      <Text numeric>$9,868.40</Text>
    </Stack>
  ),
};

export const LongWord: Story = {
  tags: ['stress'],
  args: { children: 'Donaudampfschifffahrtsgesellschaft'.repeat(8) },
};

export const RightToLeft: Story = {
  args: { children: 'نعمل في مكتب مطل على البحر، ونرحّب بالعمل عن بُعد (React, Figma).' },
  globals: { direction: 'rtl' },
};
