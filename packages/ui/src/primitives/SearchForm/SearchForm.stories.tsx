import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';
import type { Suggestions } from './suggestions.ts';

const meta = {
  component: SearchForm,
  args: {
    action: { href: '/jobs' },
    label: 'Search jobs',
    buttonLabel: 'Search',
    placeholder: 'Skill, company or place',
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search jobs' }), '  tugboat {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('tugboat');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const Filled: Story = { args: { defaultValue: 'illustrator' } };
export const Large: Story = { args: { size: 'large' } };

/** The Tab key moves from the field to the clear button, and then to the submit button. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'tugboat' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('tugboat');
  },
};

const groups: Suggestions['groups'] = [
  {
    label: 'Titles',
    items: [
      { id: 'title-1', text: 'Product designer', detail: '12 jobs' },
      { id: 'title-2', text: 'Product owner', detail: '3 jobs' },
    ],
  },
  { label: 'Places', items: [{ id: 'place-1', text: 'Providence', detail: '1 job' }] },
];
const suggestions = (): Suggestions => ({ groups, onType: fn(), onChoose: fn() });

export const WithSuggestions: Story = {
  args: { suggestions: suggestions() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search jobs' });
    await userEvent.type(field, 'pro');
    await expect(args.suggestions?.onType).toHaveBeenLastCalledWith('pro');
    await expect(await canvas.findByRole('status')).toHaveTextContent('3 suggestions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Product owner/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(field).toHaveFocus();
  },
};

/**
 * The arrow keys move through all groups and back to the field. Enter chooses the highlighted suggestion, or searches
 * for the typed text.
 */
export const SuggestionsByKeyboard: Story = {
  args: { suggestions: suggestions() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'pro');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.suggestions?.onChoose).toHaveBeenLastCalledWith('place-1');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    // The chosen suggestion leads to another page, so the field no longer has the typed text.
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'quay');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('quay');
    await userEvent.type(field, 's{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('quays');
  },
};

export const RecentSearches: Story = {
  args: {
    suggestions: {
      groups: [
        {
          label: 'Recent searches',
          items: [
            { id: 'recent-1', text: 'design systems' },
            { id: 'recent-2', text: 'c++ lisbon' },
          ],
          clear: { label: 'Clear recent searches', onClear: fn() },
        },
      ],
      onType: fn(),
      onChoose: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByRole('option', { name: 'c++ lisbon' }));
    await expect(args.suggestions?.onChoose).toHaveBeenLastCalledWith('recent-2');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear recent searches' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'ابحث عن وظيفة',
    buttonLabel: 'بحث',
    placeholder: 'مهارة أو شركة أو مكان',
    defaultValue: 'مصمّمة',
  },
  globals: { direction: 'rtl' },
};
