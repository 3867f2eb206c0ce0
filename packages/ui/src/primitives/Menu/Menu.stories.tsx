import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Menu } from './Menu.tsx';

const copy = fn();
const remove = fn();

const meta = {
  component: Menu,
  args: {
    label: 'More',
    items: [
      { label: 'See it as freelancers do', icon: <Eye />, href: '#job' },
      { label: 'Edit', icon: <Pencil />, href: '#edit' },
      { label: 'Copy the address', icon: <Copy />, onSelect: copy },
      { label: 'Delete', icon: <Trash2 />, tone: 'critical', onSelect: remove },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '#edit');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/**
 * Arrow keys wrap around at the ends, a letter moves to the next item that begins with it, and Enter chooses the item.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^See it/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy the address' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(copy).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^See it/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    await expect(remove).not.toHaveBeenCalled();
  },
};

export const OneItem: Story = {
  args: { items: [{ label: 'Delete', onSelect: remove }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
  },
};

export const LongLabels: Story = {
  tags: ['stress'],
  args: {
    label: 'What else you can do with this job listing',
    items: [
      { label: 'Reactivate it and let freelancers apply to it again until its deadline', onSelect: fn() },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toBeVisible());
  },
};

/** In a right-to-left language, the menu opens towards the left. */
export const RightToLeft: Story = {
  args: {
    label: 'المزيد',
    items: [
      { label: 'تعديل', icon: <Pencil />, href: '#edit' },
      { label: 'حذف', icon: <Trash2 />, tone: 'critical', onSelect: remove },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'المزيد' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'حذف' })).toBeVisible());
    const end = (element: HTMLElement) => Math.round(element.getBoundingClientRect().right);
    const button = canvas.getByRole('button', { name: 'المزيد', hidden: true });
    await waitFor(() => expect(end(screen.getByRole('menu'))).toBe(end(button)));
  },
};
