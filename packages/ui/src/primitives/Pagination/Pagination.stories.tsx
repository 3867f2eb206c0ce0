import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { pages: { previous: fn(), next: fn(), pending: false }, page: 2 },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.pages.next).toHaveBeenCalledOnce();
    await expect(args.pages.previous).toHaveBeenCalledOnce();
  },
};

export const First: Story = { args: { page: 1, pages: { next: fn(), pending: false } } };
export const Last: Story = { args: { pages: { previous: fn(), pending: false } } };

export const Loading: Story = {
  args: { pages: { previous: fn(), next: fn(), pending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading more…');
  },
};

export const OnlyPage: Story = {
  args: { page: undefined, pages: { pending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
