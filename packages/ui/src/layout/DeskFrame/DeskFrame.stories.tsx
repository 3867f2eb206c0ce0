import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { DeskFrame } from './DeskFrame.tsx';

const meta = {
  component: DeskFrame,
  args: {
    part: 'people',
    hrefs: deskHrefs,
    title: 'Amara Okafor',
    lead: 'A member since February',
    children: 'What the page shows',
  },
} satisfies Meta<typeof DeskFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '#desk');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
