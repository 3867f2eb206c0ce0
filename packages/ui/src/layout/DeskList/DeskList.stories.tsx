import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { DeskList } from './DeskList.tsx';

const list = (items: readonly string[]) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const meta = {
  component: DeskList<string>,
  args: {
    part: 'skills',
    hrefs: deskHrefs,
    messages: {
      title: 'Harbors',
      lead: 'Where ships land.',
      search: 'Name',
      find: 'Find',
      loading: 'Loading harbors...',
      empty: 'No harbor found',
      emptyReason: 'No name has this text.',
    },
    search: '',
    maxLength: 60,
    onSearch: fn(),
    items: { status: 'ready', data: ['Bremen', 'Tromsø'] },
    children: list,
  },
} satisfies Meta<typeof DeskList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'bre{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('bre');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContain('Bremen');
  },
};

/** The content above the list stays visible if the page's own search finds nothing. */
export const NothingFound: Story = {
  args: { filter: () => [], above: (all) => `${all.length} in all`, search: 'x' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 in all')).toBeVisible();
    await expect(canvas.getByText('No harbor found')).toBeVisible();
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'error', message: 'The harbors could not be loaded.', onRetry: fn() } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
