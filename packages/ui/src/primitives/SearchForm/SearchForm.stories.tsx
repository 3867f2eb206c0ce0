import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  component: SearchForm,
  args: {
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

/** From the words over the cross to the button. */
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

export const RightToLeft: Story = {
  args: {
    label: 'ابحث عن وظيفة',
    buttonLabel: 'بحث',
    placeholder: 'مهارة أو شركة أو مكان',
    defaultValue: 'مصمّمة',
  },
  globals: { direction: 'rtl' },
};
