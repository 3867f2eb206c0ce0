import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Pagination } from './Pagination.tsx';
import { useState } from 'react';

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

/** The first page has no button 'Previous', so the focus moves to 'Next'. */
export const BackToTheFirst: Story = {
  render: function Paged(args) {
    const [page, setPage] = useState(2);
    const pages = { pending: false, next: () => setPage(2), ...(page > 1 && { previous: () => setPage(1) }) };
    return <Pagination {...args} page={page} pages={pages} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 1')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus());
  },
};

/** In a right-to-left layout, the arrows point along the reading direction. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
