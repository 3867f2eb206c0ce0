import { jobEdits, longEdit, unbrokenEdit } from '@skillharbor/mocks';
import type { JobEdit } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobChanges } from './JobChanges.tsx';

const meta = {
  component: JobChanges,
  args: { edits: jobEdits },
} satisfies Meta<typeof JobChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader announces which value is old and which is new. It reads long texts only when the user opens them. */
export const Standard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Pay').nextElementSibling).toHaveTextContent(
      'Before: $70–95 an hour Now: $60–80 an hour',
    );
    await expect(canvas.getByText('We look for a designer.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('The description was changed'));
    await expect(canvas.getByText('We look for a designer.')).toBeVisible();
  },
};

const many: readonly JobEdit[] = Array.from({ length: 12 }, (_, index) => ({
  version: 13 - index,
  changed_at: new Date(Date.UTC(2026, 5, 14 - index, 9)).toISOString(),
  changed_by: index === 0 ? 'Sade' : null,
  before: { location: `Pier ${index + 1}` },
  after: { location: `Pier ${index}` },
}));

/** The component shows the last edits. The user can open the earlier ones. */
export const Many: Story = {
  tags: ['stress'],
  args: { edits: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Pier 12')).not.toBeVisible();
    await userEvent.click(canvas.getByText('9 earlier edits'));
    await expect(canvas.getByText('Pier 12')).toBeVisible();
  },
};

/** Every field has changed, and has its maximum length. */
export const Long: Story = { tags: ['stress'], args: { edits: [longEdit] } };

export const UnbrokenWords: Story = { tags: ['stress'], args: { edits: [unbrokenEdit] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
