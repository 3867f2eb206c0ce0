import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  component: MultiSelect,
  args: {
    label: 'Location',
    options: [
      'Lisbon',
      'Rotterdam',
      'Anywhere',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    ].map((place) => ({ value: place, label: place })),
    value: [],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    return (
      <MultiSelect
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = () => canvas.getByRole('combobox', { name: 'Location' });
    await expect(field()).toHaveTextContent('Any');
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option', { name: 'Lisbon' }));
    await userEvent.click(screen.getByRole('option', { name: 'Anywhere' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Lisbon', 'Anywhere']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(field()).toHaveTextContent('2 chosen');
    await expect(field()).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Lisbon' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Rotterdam' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Rotterdam']);
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Rotterdam');
  },
};

export const OneChosen: Story = { args: { value: ['Rotterdam'] } };

const counted = (count: number) => ({ shown: String(count), spoken: `${count} jobs` });

/** Each option shows how many items match if it is chosen. */
export const WithCounts: Story = {
  args: {
    options: ['Lisbon', 'Rotterdam', 'Anywhere'].map((place, index) => ({
      value: place,
      label: place,
      count: counted(1_234 >> (4 * index)),
    })),
    value: ['Rotterdam'],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Location' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lisbon 1234 jobs' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Rotterdam', 'Lisbon']);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

const many = Array.from({ length: 40 }, (_, index) => ({
  value: `${index}`,
  label: `${index + 1}. ${'Llanfairpwllgwyngyll'.repeat((index % 3) + 1)}`,
  count: counted(400 - 10 * index),
}));

/** The list is as wide as its options, and scrolls. */
export const ManyLongOptions: Story = {
  tags: ['stress'],
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(40));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

/** A list with many options has a search field. */
export const SearchingManyOptions: Story = {
  tags: ['stress'],
  args: { options: many, value: ['2'] },
  play: async ({ canvas, userEvent, args }) => {
    const field = () => canvas.getByRole('combobox', { name: 'Location' });
    await userEvent.click(field());
    const search = await screen.findByRole('combobox', { name: 'Search in the list' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, '12.');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: /^12\. / }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '11']);
    await userEvent.clear(search);
    await userEvent.type(search, 'submarine');
    await expect(await screen.findByText('Nothing in the list has these letters.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field()).toHaveTextContent('2 chosen');
    await expect(field()).toHaveFocus();
  },
};

export const SearchingByKeyboard: Story = {
  args: { options: many },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const search = await screen.findByRole('combobox', { name: 'Search in the list' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('20.');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['19']);
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Location' })).toHaveFocus();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Lisbon' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الموقع',
    options: ['الإسكندرية', 'بيروت', 'الدار البيضاء'].map((place) => ({ value: place, label: place })),
    value: ['بيروت'],
  },
  globals: { direction: 'rtl' },
};
