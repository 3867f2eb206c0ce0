import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Table } from './Table.tsx';

const meta = {
  component: Table,
  args: {
    label: 'Boats',
    columns: [{ label: 'Name' }, { label: 'Harbor' }, { label: 'Crew', kind: 'number' }],
    rows: [
      { key: 1, cells: ['Petrel', 'Lisbon', '12'] },
      { key: 2, cells: ['Heron', 'Hamburg', '4'] },
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Boats' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Heron' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

/** A wide table scrolls separately from the page, also by keyboard. */
export const Wide: Story = {
  tags: ['stress'],
  args: {
    columns: Array.from({ length: 12 }, (_, index) => ({ label: `Column number ${index + 1}` })),
    rows: [{ key: 1, cells: Array.from({ length: 12 }, (_, index) => `Value ${index + 1}`) }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Boats' })).toHaveFocus();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'The page itself does not scroll.').toBe(clientWidth);
  },
};

/** The label of the first action lines up with the label of its column, and the actions of a row stay on one line. */
export const Actions: Story = {
  args: {
    columns: [{ label: 'Name' }, { label: 'Harbor', kind: 'text' }, { label: 'Actions', kind: 'actions' }],
    rows: ['Petrel', 'Heron'].map((boat) => ({
      key: boat,
      cells: [
        boat,
        'Hamburg',
        <Button key="actions" variant="quiet">
          Ask the harbor master
        </Button>,
      ],
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
